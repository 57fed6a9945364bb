import { basename } from 'node:path';
import type { Plugin } from 'vite';

/** The search in the header: a visitor waits for it at once, on any page. */
const flat = '/src/components/behaviour/find/open-find.ts';

/**
 * Lets the script of the search import by itself all that its imports import. Browsers then request those files when that
 * one has come, instead of in five waves, each as long as the line is slow.
 */
export function flatImports(): Plugin {
	return {
		name: 'flat-imports',
		apply: 'build',
		applyToEnvironment: ({ config }) => config.consumer === 'client',
		generateBundle(_, bundle) {
			const listImports = (file: string) => {
				const chunk = bundle[file];
				return chunk?.type === 'chunk' ? chunk.imports : [];
			};
			for (const chunk of Object.values(bundle)) {
				if (chunk.type !== 'chunk' || !chunk.facadeModuleId?.endsWith(flat)) continue;
				const all = new Set(chunk.imports);
				for (const file of all) for (const inner of listImports(file)) all.add(inner);
				const further = [...all].filter((file) => !chunk.imports.includes(file));
				const imports = further.map((file) => `import"./${basename(file)}";`);
				chunk.code = imports.join('') + chunk.code;
			}
		},
	};
}
