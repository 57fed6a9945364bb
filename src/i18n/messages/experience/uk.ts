import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const uk = {
	title: 'Досвід',
	description:
		'{name} – досвід роботи: де й\u00a0коли, обов’язки, завдання та результати, від найновішого місця.',
	lead: 'Місця роботи, обов’язки й\u00a0те, що з\u00a0цього вийшло.',
	mainDuties: 'Основні обов’язки',
	relatedDuties: 'Супутні обов’язки',
	tasks: 'Завдання та результати',
	results: 'Результати',
	duties: 'Обов’язки',
	scale: 'Посади за роками',
	skills: 'Навички',
} satisfies MessagesLike<typeof en>;
