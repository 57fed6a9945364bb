import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const uk = {
	label: 'Сторінки списку',
	page: 'Сторінка {page}',
	position: 'Сторінка {page} з {pages}',
	title: '{title}, сторінка {page}',
	loading: 'Завантажуємо інші сторінки списку…',
	failed: 'Не вдалося завантажити інші сторінки списку. Показано лише те, що є на цій сторінці.',
	retry: 'Спробувати ще раз',
} satisfies MessagesLike<typeof en>;
