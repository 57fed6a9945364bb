import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const uk = {
	title: 'Досвід',
	description: 'Досвід роботи: {name}. Компанії, дати, обов’язки та результати, спершу найновіші.',
	lead: {
		one: '{count} посада з\u00a0{year} року: обов’язки, робота й\u00a0результати.',
		few: '{count} посади з\u00a0{year} року: обов’язки, робота й\u00a0результати.',
		many: '{count} посад із {year} року: обов’язки, робота й\u00a0результати.',
		other: '{count} посади з\u00a0{year} року: обов’язки, робота й\u00a0результати.',
	},
	undated: {
		one: '{count} посада: обов’язки, робота й\u00a0результати.',
		few: '{count} посади: обов’язки, робота й\u00a0результати.',
		many: '{count} посад: обов’язки, робота й\u00a0результати.',
		other: '{count} посади: обов’язки, робота й\u00a0результати.',
	},
	mainDuties: 'Основні обов’язки',
	relatedDuties: 'Супутні обов’язки',
	tasks: 'Завдання та результати',
	results: 'Результати',
	duties: 'Обов’язки',
	scale: 'Посади за роками',
	volunteer: 'Волонтерство',
	skills: 'Навички',
} satisfies MessagesLike<typeof en>;
