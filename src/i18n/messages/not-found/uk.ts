import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const uk = {
	title: 'Сторінку не знайдено',
	description:
		'За цією адресою немає сторінки. Посилання ведуть на головну та в\u00a0інші розділи сайту.',
	sentence: 'Сторінку не знайдено, поверніться на головну',
	link: 'На ГОЛОВНУ',
} satisfies MessagesLike<typeof en>;
