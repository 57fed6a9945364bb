import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const uk = {
	title: 'Проєкти',
	description:
		'{count} проєктів, автор — {name}: від замовлень до інструментів цього сайту. Для чого кожен, коли й якими технологіями.',
	lead: '{count} проєктів від {year} року: робота для замовників, власні продукти та інструменти цього самого сайту.',
	period: 'Період',
	type: 'Вид',
	technologies: 'Технології',
	links: 'Посилання',
	about: 'Про проєкт',
	source: 'Код',
	demo: 'Демо',
	video: 'Відео',
	caption: 'Усі проєкти',
	search: 'Пошук',
	openSearch: 'Відкрити пошук',
	closeSearch: 'Закрити пошук',
	field: 'Назва, дата або технологія',
	clear: 'Очистити',
	found: {
		one: 'Знайдено # проєкт',
		few: 'Знайдено # проєкти',
		many: 'Знайдено # проєктів',
		other: 'Знайдено # проєкту',
	},
	none: 'На жаль, такого проєкту немає. Спробуйте коротше слово або рік.',
	searching: 'Знайти проєкт',
} satisfies MessagesLike<typeof en>;
