import { readFileSync } from 'node:fs';
import { Preview } from '../admin/preview.ts';
import { ProjectCopy } from './project-copy.ts';

const root = '.cache/dev-site';
const port = 4397;

/**
 * The configuration of the content cannot be read at the first start. Astro then goes on without it, as it does if a record
 * is written at the end of a slow start: `vite-plugin-content-imports.js` reads the configuration again for each change.
 */
const unreadAtFirst = `import { existsSync, writeFileSync } from 'node:fs';
if (!existsSync('started-before')) {
	writeFileSync('started-before', '');
	throw new Error('This is the first start.');
}
`;

let preview: Preview | undefined;

beforeAll(async () => {
	const copy = new ProjectCopy(root);
	copy.remove('started-before');
	copy.takeAuthor();
	const config = readFileSync('src/content.config.ts', 'utf8');
	copy.write('src/content.config.ts', unreadAtFirst + config);
	preview = await Preview.start(root, port);
});

afterAll(() => preview?.stop());

test('a server that started without the content starts again, and then has it', async () => {
	const output = () => preview?.output ?? '';
	await expect
		.poll(output, { timeout: 120_000 })
		.toMatch(/ ready in [\s\S]* ready in [\s\S]*watching/);
	expect(output()).toContain('[WARN] [content] Content config not loaded');
	expect(output()).toContain('The content has not been read: the server starts again.');
	const address =
		output()
			.match(/http:\/\/localhost:\d+/g)
			?.at(-1) ?? '';
	const page = await fetch(address);
	expect(page.status).toBe(200);
	expect(await page.text()).toContain('Maksym Zrazok');
});
