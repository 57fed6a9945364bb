import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const uk = {
	position: 'Позиція на графіку',
	table: 'Значення таблицею',
	unknown: 'значення немає',
	wrong: '{value} (помилкове)',
} satisfies MessagesLike<typeof en>;
