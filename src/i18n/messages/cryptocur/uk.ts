import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const uk = {
	heading: 'Ціни чотирнадцяти монет',
	view: 'Вигляд',
	list: 'Список',
	table: 'Таблиця',
	currency: 'Валюта',
	instead: 'Цін у\u00a0{chosen} зараз немає: показано у\u00a0{shown}.',
	columns: {
		name: 'Монета',
		price: 'Ціна',
		change: '24\u00a0години',
		week: '7\u00a0днів',
		value: 'Капіталізація',
	},
	hours: '24\u00a0год',
	days: '7\u00a0дн.',
	week: 'Останні 7\u00a0днів',
	value: 'капіталізація',
	noChange: 'зміна невідома',
	noPrice: 'ціна невідома',
	unknown: 'невідомо',
	page: '{name} на CoinGecko',
	notes: {
		source:
			'Ціни надходять із CoinGecko раз на хвилину, поки сторінку відкрито. Якщо він не відповідає, беремо дані з\u00a0Coinpaprika (без графіків), а\u00a0якщо й\u00a0він недоступний, показуємо останні отримані дані.',
		currency:
			'Ціни в\u00a0кожній валюті подає сам сервіс, тут їх не перераховують. Маленькі графіки завжди в\u00a0доларах США.',
		kept: 'Валюту і\u00a0швидкість рухомого рядка зберігає цей браузер.',
		advice: 'Сторінка лише показує ціни. Це не інвестиційна порада.',
	},
} satisfies MessagesLike<typeof en>;
