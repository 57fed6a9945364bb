import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const uk = {
	title: 'Освіта',
	description:
		'Освіта, {name}: університет, академія програмування, онлайн-курси, школа англійської та мови, з усіма дипломами й сертифікатами.',
	lead: 'Де я навчався і які документи це підтверджують.',
	languages: 'Мови',
	level: 'Рівень',
	proof: 'Підтвердження',
	documents: 'Документи',
	website: 'Сторінка закладу',
} satisfies MessagesLike<typeof en>;
