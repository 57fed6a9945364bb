import type { Hub } from '#tools/contract.ts';
import words from './words.json' with { type: 'json' };

export const tool = {
	id: 'tasks',
	place: 70,
	groupPlace: 70,
	page: 'own',
	words,
	frames: [
		{
			// What visitors write runs here. It may start workers, which have this policy too; nothing may be loaded or reached.
			path: '/extra/tasks/sandbox',
			policy: {
				'default-src': ["'none'"],
				'script-src': ['blob:'],
				'worker-src': ['blob:'],
				'connect-src': ["'none'"],
				'base-uri': ["'none'"],
				'form-action': ["'none'"],
			},
		},
	],
} as const satisfies Hub;
