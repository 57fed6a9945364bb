import type { Use } from '#tools/contract.ts';
import { tools } from '#tools/tool-list.ts';

/** The search of the whole site, which is the same on each page. */
const findUses: readonly Use[] = ['', 'react', 'zzzz'].map((query) => ({
	name: query ? `find-${query}` : 'find',
	steps: [{ press: 'Control+k' }, { waitFor: '#find-list:not([hidden])' }, { type: query }],
}));

/** The actions that are performed on each page, besides showing it as it loads. */
export function listUses(page: string): readonly Use[] {
	if (page === '/about') return findUses;
	return tools.find(({ id }) => page === `/extra/${id}`)?.look ?? [];
}
