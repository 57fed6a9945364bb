import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const uk = {
	size: 'Розмір у\u00a0пікселях',
	quantity: 'Кількість',
	max: 'Макс.',
	setMax: 'Макс.: 30 фото',
	create: 'Створити',
	clear: 'Очистити',
	created: {
		one: 'Завантажується {count} фото.',
		few: 'Завантажуються {count} фото.',
		many: 'Завантажується {count} фото.',
		other: 'Завантажується {count} фото.',
	},
	cleared: 'Фото прибрано, налаштування скинуто.',
	grid: {
		title: 'Фото',
		seed: 'Початкове значення (seed):',
		same: 'Тепер адреса цієї сторінки веде до цих самих фото.',
		below: {
			one: 'Нижче {count} фото.',
			few: 'Нижче {count} фото.',
			many: 'Нижче {count} фото.',
			other: 'Нижче {count} фото.',
		},
		alt: 'Випадкове фото {place}',
		altBy: 'Випадкове фото {place}, автор {author}',
		by: 'Автор:',
		openFull: '{size} × {size}, seed: {seed}',
	},
	more: {
		title: 'Докладніше',
		seed: 'Фото надає Lorem Picsum, колекція безкоштовних фотографій. Які саме фото ви побачите, визначає початкове значення (seed) – кілька літер і\u00a0цифр.',
		size: 'У\u00a0сітці показано зменшені фото. Виберіть фото, щоб відкрити його в\u00a0новому вікні у\u00a0вибраному розмірі.',
	},
	help: {
		create: 'Кожне натискання «Створити» або Enter у\u00a0полі завантажує новий набір фото.',
		credit: 'Біля кожного фото – ім’я автора та посилання на оригінал.',
		sent: 'Ваш браузер запитує в\u00a0picsum.photos фото та імена авторів.',
	},
} satisfies MessagesLike<typeof en>;
