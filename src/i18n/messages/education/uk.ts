import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const uk = {
	title: 'Освіта',
	total: {
		one: '{count} документ',
		few: '{count} документи',
		many: '{count} документів',
		other: '{count} документа',
	},
	description:
		'Освіта: {name}. Навчальні заклади, спеціальності, курси й\u00a0дати, а\u00a0також мови.',
	lead: 'Навчальні заклади, курси та здобуті дипломи.',
	languages: 'Мови',
	level: 'Рівень',
	proof: 'Підтвердження',
	documents: 'Документи',
	usedIn: 'Знадобилося в\u00a0проєктах:',
	website: 'Сайт закладу',
} satisfies MessagesLike<typeof en>;
