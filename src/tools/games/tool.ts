import type { Hub } from '#tools/contract.ts';
import words from './words.json' with { type: 'json' };

export const tool = {
	id: 'games',
	place: 90,
	groupPlace: 50,
	page: 'shared',
	words,
} as const satisfies Hub;
