import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const uk = {
	title: 'Досвід',
	description:
		'{name} – досвід роботи: компанії, дати, обов’язки та результати, починаючи з\u00a0останнього місця.',
	lead: 'Де я\u00a0працював, за що відповідав і\u00a0яких результатів досяг.',
	mainDuties: 'Основні обов’язки',
	relatedDuties: 'Супутні обов’язки',
	tasks: 'Завдання та результати',
	results: 'Результати',
	duties: 'Обов’язки',
	scale: 'Посади за роками',
	skills: 'Навички',
} satisfies MessagesLike<typeof en>;
