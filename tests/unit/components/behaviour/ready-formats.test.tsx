import { readyFormats } from '#components/behaviour/ready-formats.ts';

test('a worker with the name of the language loads its data, at an address that the content policy trusts', () => {
	const started: unknown[][] = [];
	vi.stubGlobal(
		'Worker',
		class {
			constructor(...all: unknown[]) {
				started.push(all);
			}
		},
	);
	const createPolicy = vi.fn(() => ({ createScriptURL: (url: string) => `trusted ${url}` }));
	vi.stubGlobal('trustedTypes', { createPolicy });
	readyFormats('uk');
	expect(createPolicy).toHaveBeenCalledWith('formats', expect.anything());
	expect(started).toEqual([
		[expect.stringMatching(/^trusted .*formats-worker/), { type: 'module', name: 'uk' }],
	]);
});
