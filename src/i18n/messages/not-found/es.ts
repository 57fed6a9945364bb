import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const es = {
	title: 'Página no encontrada',
	description:
		'No hay ninguna página en esta dirección. Los enlaces llevan a la página principal y a otras secciones del sitio.',
	sentence: 'Página no encontrada, vuelva a la página principal',
	link: 'Volver a INICIO',
} satisfies MessagesLike<typeof en>;
