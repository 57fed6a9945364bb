import type { Plugin } from 'vite';
import type { SitePart } from '#lib/site-parts.ts';

/** Components that belong to one part alone. The pages do not show them then, but they would bring styles and scripts. */
const components: Partial<Record<SitePart, string>> = {
	'intelligence-test': 'IqTest',
	ranking: 'Ranking',
	slider: 'Slider',
};

const component = /\/src\/components\/\w+\/(IqTest|Ranking|Slider)\.astro$/;

/** Replaces the components of parts that the author leaves out by empty ones. */
export function leftOutParts(leftOut: readonly SitePart[]): Plugin {
	const names = leftOut.map((part) => components[part]);
	return {
		name: 'left-out-parts',
		enforce: 'pre',
		load: {
			filter: { id: component },
			handler: (id) => (names.includes(component.exec(id)?.[1]) ? '---\n---\n' : undefined),
		},
	};
}
