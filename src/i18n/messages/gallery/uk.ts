import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const uk = {
	newWindow: 'відкриється в\u00a0новому вікні',
	notLoaded: 'Зображення недоступне.',
	openIt: 'Відкрити оригінал',
} satisfies MessagesLike<typeof en>;
