import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const uk = {
	label: 'Сторінки списку',
	page: 'Сторінка {page}',
	position: 'Сторінка {page} з\u00a0{pages}',
	title: '{title}, сторінка {page}',
	loading: 'Завантаження інших сторінок списку…',
	failed: 'Не вдалося завантажити інші сторінки списку. Показано лише те, що є на цій сторінці.',
	retry: 'Спробувати ще раз',
} satisfies MessagesLike<typeof en>;
