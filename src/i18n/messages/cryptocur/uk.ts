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
			'Ціни надходять із CoinGecko раз на хвилину, поки ви дивитеся на сторінку. Якщо до нього не достукатися, запитуємо Coinpaprika, далі Coinbase, який не повідомляє про зміну цін; потім показуємо останню відповідь. Завжди написано, що саме показано.',
		usd: 'Ціни в\u00a0доларах США. Зміна – за останні 24 години.',
		advice: 'Сторінка показує числа й\u00a0нічого не радить.',
	},
} satisfies MessagesLike<typeof en>;
