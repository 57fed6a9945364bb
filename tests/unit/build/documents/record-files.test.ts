import { pathToFileURL } from 'node:url';
import type { LoaderContext } from 'astro/loaders';
import { recordFiles } from '#build/documents/record-files.ts';

const root = pathToFileURL('./');

test('what an earlier schema has read is forgotten, and then kept', async () => {
	vi.stubEnv('PROD', true);
	const meta = new Map([['schemas', 'of an earlier version']]);
	const clear = vi.fn();
	const store = { clear, keys: () => ['kept'], delete: vi.fn() };
	const warn = vi.fn();
	const context = {
		meta,
		store,
		logger: { warn },
		config: { root, srcDir: root },
	} as unknown as LoaderContext;
	const { load } = recordFiles('./no-such-folder', '*.json');
	await load(context);
	await load(context);
	expect(clear).toHaveBeenCalledOnce();
	// Neither is a folder without records a reason for a warning.
	expect(warn).not.toHaveBeenCalled();
});
