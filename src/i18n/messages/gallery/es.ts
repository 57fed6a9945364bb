import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const es = {
	newWindow: 'se abre en una ventana nueva',
	notLoaded: 'Imagen no disponible.',
	openIt: 'Abrir el original',
} satisfies MessagesLike<typeof en>;
