import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const es = {
	enlarge: 'Ampliar: {name}',
	shown: '{place} de {all}: {name}',
	previous: 'Anterior',
	next: 'Siguiente',
	keys: 'Con las flechas o deslizando se ven las demás; Esc cierra.',
	newWindow: 'se abre en una ventana nueva',
	notLoaded: 'Imagen no disponible.',
	openIt: 'Abrir el original',
	download: 'Descargar',
	downloading: 'Descargando…',
	downloaded: 'Descarga completada.',
	notDownloaded:
		'No se ha podido descargar desde aquí. Ábralo en una ventana nueva y guárdelo allí.',
	copy: 'Copiar el enlace',
	copied: 'Enlace copiado.',
	notCopied: 'El navegador no permite copiar aquí. El enlace está seleccionado.',
	address: 'Enlace',
} satisfies MessagesLike<typeof en>;
