import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const uk = {
	title: 'Про цей сайт',
	description: 'Портфоліо: {name}. Як його зроблено та які технології використано ({count}).',
	more: 'Докладніше',
	technologies: 'Технології',
	version: 'Версія',
	purpose: 'Призначення',
	uses: 'Проєкти',
	tools: {
		one: '{count} інструмент, який можна випробувати',
		few: '{count} інструменти, які можна випробувати',
		many: '{count} інструментів, які можна випробувати',
		other: '{count} інструмента, які можна випробувати',
	},
	languages: {
		one: '{count} мова:',
		few: '{count} мовні версії кожної сторінки:',
		many: '{count} мовних версій кожної сторінки:',
		other: '{count} мовної версії кожної сторінки:',
	},
	cookies: 'файлів cookie, трекерів і\u00a0реклами',
	caption: 'Технології цього сайту',
} satisfies MessagesLike<typeof en>;
