import type { Plugin } from 'vite';

/**
 * Vite wraps every dynamic import in a helper that preloads the styles and chunks it will need. All
 * our styles are in the pages and our chunks are small, so the helper, which would be most of the
 * script a page starts with, goes, and the import stays.
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

/** The code without the lists of files that Vite's helper would preload, and without the helper. */
export function withoutHelper(code: string): string {
	const helper = /import\{\w+ as (\w+)\}from"\.\/preload-helper\.[\w-]+\.js";/.exec(code);
	const plain = code
		.replace(/^const __vite__mapDeps=.*\n/, '')
		.replaceAll(/,__vite__mapDeps\(\[[\d,]*\]\)/g, '');
	if (!helper) return plain;
	const [line, name] = helper;
	const called = new RegExp(`\\b${name}\\((?:async)?\\(\\)=>`);
	const inlined = plain
		.replaceAll(new RegExp(`\\b${name}\\(\\(\\)=>(import\\([^()]*\\))(?:,\\[\\])?\\)`, 'g'), '$1')
		// Of a module only what is used was taken out and put into an object: the module has it too.
		.replaceAll(
			new RegExp(
				`\\b${name}\\(async\\(\\)=>\\{let(\\{[^{}]*\\})=await (import\\([^()]*\\)(?:\\.then\\(\\w+=>\\w+\\.\\w+\\))?);return\\1\\}(?:,\\[\\])?\\)`,
				'g',
			),
			'$2',
		);
	// A call of another shape still needs it.
	return inlined.replace(line, () => (called.test(inlined) ? `const ${name}=e=>e();` : ''));
}
