import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const es = {
	title: 'Página no encontrada',
	sentence: 'Página no encontrada, vuelva a la página principal',
	link: 'Volver a INICIO',
} satisfies MessagesLike<typeof en>;
