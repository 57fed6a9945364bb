import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { instrument, recorderName } from '#lib/trace/instrument.ts';

/**
 * `import load from './palindrome.js?traced'` loads the code of a module that reports each of its
 * steps to a recorder. The module is changed when the site is built: the page itself can neither
 * parse nor evaluate code.
 */
export function tracedModules(): Plugin {
	return {
		name: 'traced-modules',
		enforce: 'pre',
		load: {
			filter: { id: /\.js\?traced$/ },
			handler: async (id) => {
				const code = await readFile(id.slice(0, -'?traced'.length), 'utf8');
				const name = /export function (\w+)/.exec(code)?.[1];
				if (!name) throw new Error(`${id} exports no function.`);
				return {
					code: `export default (${recorderName}) => {\n${instrument(code)}\nreturn ${name};\n};`,
					map: null,
				};
			},
		},
	};
}
