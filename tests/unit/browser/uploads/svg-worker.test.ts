import { readFile } from 'node:fs/promises';
import type { SvgAnswer } from '#browser/uploads/render-svg.ts';

/** Names of the files that the worker has loaded. */
let loaded: string[] = [];

beforeEach(() => {
	vi.resetModules();
	loaded = [];
	vi.stubGlobal('fetch', async (address: string) => {
		loaded.push(address.replace(/.*\//, ''));
		return new Response(await readFile(address.replace(/^\//, '')));
	});
});

/** Starts a worker with a drawing, and waits until it says that it has ended. */
async function run(drawing: string): Promise<SvgAnswer[]> {
	const answers: SvgAnswer[] = [];
	return new Promise((resolve) => {
		vi.stubGlobal('postMessage', (answer: SvgAnswer) => {
			answers.push(answer);
			if (answer === 'finished' || Object(answer).reason) resolve(answers);
		});
		vi.stubGlobal('addEventListener', (_: string, listen: (event: object) => void) =>
			listen({ data: drawing }),
		);
		void import('#browser/uploads/svg-worker.ts');
	});
}

const draw = (content: string) =>
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${content}</svg>`;

test('a drawing is given in three sizes; text has its fonts loaded', async () => {
	expect(await run(draw('<text y="8">V</text>'))).toMatchObject([
		'loaded',
		{ width: 512 },
		{ width: 1024 },
		{ width: 2048 },
		'finished',
	]);
	expect(loaded.sort()).toEqual(['Onest_400Regular.ttf', 'Onest_700Bold.ttf', 'index_bg.wasm']);
});

test('without its files it says so before it begins', async () => {
	vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
	expect(await run(draw('<path/>'))).toEqual([{ reason: 'notLoaded' }]);
	expect(loaded).toEqual([]);
});
