import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { readLook } from './read-look.ts';

/** Components that are only there for the ornament. */
const ornamental = /(\/src\/components\/)(?:home|frame)\/(Ornament|NameBand)\.astro$/;

/** On a site without ornament, the parts that draw it are replaced by plain ones, so that their styles are left out too. */
export function plainParts(): Plugin {
	return {
		name: 'plain-parts',
		enforce: 'pre',
		load: {
			filter: { id: ornamental },
			handler(id) {
				if (readLook().ornament !== false) return undefined;
				return readFile(id.replace(ornamental, '$1plain/$2.astro'), 'utf8');
			},
		},
	};
}
