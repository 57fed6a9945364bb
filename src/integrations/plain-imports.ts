import type { Plugin } from 'vite';

/**
 * Vite wraps every dynamic import in a helper that preloads the styles and chunks it will need. All
 * our styles are in the pages and our chunks are small, so the helper, which would be most of the
 * script a page starts with, only calls the import.
 */
export function plainImports(): Plugin {
	return {
		name: 'plain-imports',
		enforce: 'pre',
		apply: 'build',
		load: {
			filter: { id: /vite\/preload-helper\.js$/ },
			handler: () => 'export const __vitePreload = (load) => load();',
		},
		generateBundle: {
			order: 'post',
			handler(_options, bundle) {
				for (const chunk of Object.values(bundle)) {
					if (chunk.type === 'chunk') chunk.code = withoutHelper(chunk.code);
				}
			},
		},
	};
}

/** The code without the lists of files that Vite's helper would preload, and with the helper in it. */
export function withoutHelper(code: string): string {
	return code
		.replace(/^const __vite__mapDeps=.*\n/, '')
		.replaceAll(/,__vite__mapDeps\(\[[\d,]*\]\)/g, '')
		.replace(
			/import\{\w+ as (\w+)\}from"\.\/preload-helper\.[\w-]+\.js";/,
			(_, name: string) => `const ${name}=e=>e();`,
		);
}
