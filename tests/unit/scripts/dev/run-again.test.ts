import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import { runAgain } from '../../../../scripts/dev/run-again.ts';
import { makeFolder } from '../../folder.ts';

/** A page imports `words` through `title`, and a picture by itself; each module notes that it runs. */
const files = {
	words: 'export const words = globalThis.wordsOfTest;',
	title: "import { words } from './words.js'; export const title = words.toUpperCase();",
	picture: '',
	page: "import './picture.js'; export { title } from './title.js';",
};
const root = makeFolder();
const ran: string[] = [];
const site = globalThis as typeof globalThis & {
	wordsOfTest: string;
	delayOfTest?: Promise<void>;
	noteOfTest: (name: string) => void;
};
let server: ViteDevServer;

beforeAll(async () => {
	for (const [name, code] of Object.entries(files))
		writeFileSync(join(root, `${name}.js`), `globalThis.noteOfTest('${name}');\n${code}`);
	site.noteOfTest = (name) => ran.push(name);
	server = await createServer({
		root,
		configFile: false,
		logLevel: 'silent',
		appType: 'custom',
		server: { middlewareMode: true, ws: false, watch: null },
		optimizeDeps: { noDiscovery: true },
	});
});

afterAll(async () => {
	await server.close();
});

beforeEach(() => {
	delete site.delayOfTest;
	ran.length = 0;
});

test('a module and all that import it run again, and no other', async () => {
	site.wordsOfTest = 'old';
	expect(await readTitle()).toBe('OLD');
	expect(ran.toSorted()).toEqual(['page', 'picture', 'title', 'words']);
	ran.length = 0;
	site.wordsOfTest = 'new';
	expect(await readTitle()).toBe('OLD');
	await runAgain(server, join(root, 'words.js'));
	expect(await readTitle()).toBe('NEW');
	expect(ran.toSorted()).toEqual(['page', 'title', 'words']);
});

async function readTitle(page = '/page.js'): Promise<unknown> {
	const { ssr } = server.environments;
	if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite runs these modules elsewhere.');
	return (await ssr.runner.import(page)).title;
}
