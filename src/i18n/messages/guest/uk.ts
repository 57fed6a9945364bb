import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const uk = {
	choice: 'На сцені модель за посиланням. Вашу збережено.',
	keepOwn: 'Повернути мою',
	takeGuest: 'Узяти цю',
	ownKept: 'Вашу модель повернуто. «Скасувати» знову покаже ту.',
	guestTaken: 'Тепер ця модель ваша. «Скасувати» поверне попередню.',
} satisfies MessagesLike<typeof en>;
