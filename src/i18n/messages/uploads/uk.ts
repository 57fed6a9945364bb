import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const uk = {
	pick: 'Завантажити зображення',
	limits:
		'PNG, JPEG, WebP, AVIF або SVG, до 5 МБ і\u00a04096 пікселів. Воно лишається в\u00a0цьому браузері.',
	notKept: 'У\u00a0браузері немає місця для зображення: воно зникне, коли ви залишите сторінку.',
	refused: {
		tooLarge: 'Файл більший за 5 МБ.',
		empty: 'Файл порожній.',
		film: 'Це відео, хай як файл називається. Потрібне зображення.',
		kind: 'Це не зображення PNG, JPEG, WebP, AVIF чи SVG.',
		tooManyPixels: 'Одна зі сторін зображення довша за 4096 пікселів. Спершу зменште його.',
		broken: 'Зображення пошкоджене або обривається.',
		unsafe: 'Малюнок містить сутності, які можуть перевантажити браузер. Збережіть його без них.',
	},
} satisfies MessagesLike<typeof en>;
