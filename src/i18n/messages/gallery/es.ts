import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const es = {
	enlarge: 'Ampliar: {name}',
	shown: '{place} de {all}: {name}',
	previous: 'Anterior',
	next: 'Siguiente',
	keys: 'Con las flechas o deslizando se ven las demás; Esc cierra.',
	newWindow: 'se abre en una ventana nueva',
	notLoaded: 'No se ha podido mostrar aquí.',
	openIt: 'Abrir',
	download: 'Descargar',
	downloading: 'Descargando…',
	downloaded: 'Descarga completada.',
	notDownloaded:
		'No se ha podido descargar desde aquí. Ábralo en una ventana nueva y guárdelo allí.',
	copy: 'Copiar la dirección',
	copied: 'Dirección copiada.',
	notCopied: 'El navegador no permite copiar aquí. La dirección está seleccionada.',
	address: 'Dirección',
	favourite: 'Favorito: {name}',
	favourites: 'Favoritos',
	saving: {
		lost: 'Sus favoritos no se han guardado y se perderán al cerrar la página.',
		broken:
			'Una parte de los favoritos guardados no se ha podido leer. Se ha conservado aparte, sin borrarla.',
	},
} satisfies MessagesLike<typeof en>;
