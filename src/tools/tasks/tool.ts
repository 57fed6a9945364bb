import type { Hub } from '#tools/contract.ts';
import search from './search.json' with { type: 'json' };

export const tool = {
	id: 'tasks',
	place: 70,
	groupPlace: 70,
	page: 'own',
	search,
	words: {
		en: {
			title: 'Interview tasks',
			purpose: 'Five classic problems: solved, traced step by step, and open to your own solution.',
		},
		uk: {
			title: 'Задачі зі співбесід',
			purpose:
				'П’ять класичних задач: розв’язок, покрокове виконання й\u00a0місце для вашого коду.',
		},
		es: {
			title: 'Ejercicios de entrevista',
			purpose:
				'Cinco ejercicios clásicos, resueltos paso a paso, y un editor para probar su propia solución.',
		},
	},
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
