import type { Hub } from '#tools/contract.ts';
import words from './words.json' with { type: 'json' };

export const tool = {
	id: 'graphics',
	place: 80,
	groupPlace: 30,
	page: 'shared',
	words,
} as const satisfies Hub;
