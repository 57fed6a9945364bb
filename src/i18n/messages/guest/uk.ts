import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const uk = {
	choice: 'Ви переглядаєте чужий дизайн. Ваш збережено.',
	keepOwn: 'Повернути мій',
	takeGuest: 'Узяти цей',
	ownKept: 'Ваш дизайн повернуто. «Скасувати» знову покаже чужий.',
	guestTaken: 'Тепер цей дизайн ваш. «Скасувати» поверне попередній.',
} satisfies MessagesLike<typeof en>;
