import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const uk = {
	corrected: 'Кількість змінено на {count}: потрібне ціле число від 1 до 30.',
	newWindow: 'відкриється в\u00a0новому вікні',
	notLoaded: 'Зображення недоступне.',
	openIt: 'Відкрити оригінал',
	missing: {
		one: '{count} фото не вдалося завантажити.',
		few: '{count} фото не вдалося завантажити.',
		many: '{count} фото не вдалося завантажити.',
		other: '{count} фото не вдалося завантажити.',
	},
	offline: 'Немає з’єднання з\u00a0мережею.',
	perhapsLimited: 'Сервіс недоступний або на кілька хвилин обмежує кількість запитів.',
	retry: 'Спробувати ще раз',
} satisfies MessagesLike<typeof en>;
