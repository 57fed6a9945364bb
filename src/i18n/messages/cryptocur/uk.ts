import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const uk = {
	heading: 'Ціни дванадцяти монет',
	view: 'Вигляд',
	list: 'Список',
	table: 'Таблиця',
	coin: 'Монета',
	symbol: 'Символ',
	price: 'Ціна',
	change: '24 години',
	noChange: 'зміна невідома',
	noPrice: 'ціни немає',
	page: '{name} на CoinGecko',
	ticker: 'Ціни чотирнадцяти монет',
	notes: {
		source:
			'Ціни надходять із CoinGecko раз на хвилину, поки сторінку відкрито. Якщо він не відповідає, беремо дані з\u00a0Coinpaprika, далі з\u00a0Coinbase, який не повідомляє про зміну цін; потім показуємо останні отримані дані. Завжди вказано, які саме.',
		usd: 'Ціни в\u00a0доларах США. Зміна – за останні 24 години.',
		advice: 'Сторінка лише показує ціни. Це не інвестиційна порада.',
	},
} satisfies MessagesLike<typeof en>;
