import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const es = {
	first: 'Primera',
	previous: 'Anterior',
	next: 'Siguiente',
	last: 'Última',
} satisfies MessagesLike<typeof en>;
