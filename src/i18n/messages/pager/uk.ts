import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const uk = {
	first: 'Перша',
	previous: 'Попередня',
	next: 'Наступна',
	last: 'Остання',
} satisfies MessagesLike<typeof en>;
