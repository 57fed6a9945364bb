import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const es = {
	label: 'Páginas de la lista',
	page: 'Página {page}',
	position: 'Página {page} de {pages}',
	title: '{title}, página {page}',
	loading: 'Cargando las demás páginas de la lista…',
	failed:
		'No se han podido cargar las demás páginas de la lista. Solo se muestra lo que hay en esta página.',
	retry: 'Reintentar',
} satisfies MessagesLike<typeof en>;
