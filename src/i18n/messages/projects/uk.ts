import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const uk = {
	title: 'Проєкти',
	total: {
		one: '{count} проєкт',
		few: '{count} проєкти',
		many: '{count} проєктів',
		other: '{count} проєкту',
	},
	description: {
		one: '{count} проєкт, автор – {name}: мета, дати й\u00a0технології, з\u00a0пошуком і\u00a0сортуванням.',
		few: '{count} проєкти, автор – {name}: мета, дати й\u00a0технології, з\u00a0пошуком і\u00a0сортуванням.',
		many: '{count} проєктів, автор – {name}: мета, дати й\u00a0технології, з\u00a0пошуком і\u00a0сортуванням.',
		other:
			'{count} проєкту, автор – {name}: мета, дати й\u00a0технології, з\u00a0пошуком і\u00a0сортуванням.',
	},
	lead: 'З\u00a0{year} року: задум, робота й\u00a0результат.',
	empty: 'Тут поки що немає проєктів.',
	period: 'Період',
	technologies: 'Технології',
	links: 'Посилання',
	about: 'Про проєкт',
	source: 'Код',
	demo: 'Демо',
	video: 'Відео',
	kind: 'Вид',
	all: 'Усі',
	kinds: {
		client: 'На замовлення',
		own: 'Власна розробка',
		employer: 'Для роботодавця',
		volunteer: 'Для доброї справи',
	},
	shelves: {
		own: 'Власні проєкти та експерименти',
		ownAndOthers: 'Власні та інші проєкти',
		rest: 'Інші проєкти',
	},
	openSearch: 'Відкрити пошук',
	closeSearch: 'Закрити пошук',
	field: 'Назва, дата або технологія',
	clear: 'Очистити',
	found: {
		one: 'Знайдено {count} проєкт',
		few: 'Знайдено {count} проєкти',
		many: 'Знайдено {count} проєктів',
		other: 'Знайдено {count} проєкту',
	},
	none: 'Такого проєкту немає. Спробуйте коротше слово або рік.',
	blank: 'Введіть, що шукати.',
} satisfies MessagesLike<typeof en>;
