import type { Hub } from '#tools/contract.ts';
import words from './words.json' with { type: 'json' };

export const tool = {
	id: 'ai',
	place: 100,
	groupPlace: 60,
	page: 'shared',
	words,
} as const satisfies Hub;
