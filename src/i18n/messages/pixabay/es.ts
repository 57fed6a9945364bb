import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const es = {
	theme: 'Tema',
	quantity: 'Cantidad',
	max: 'Máx.',
	setMax: 'Máx.: 30',
	kind: 'Tipo',
	kinds: { photo: 'Foto', video: 'Vídeo' },
	create: 'Crear',
	clear: 'Borrar',
	noTheme: 'Escriba primero un tema, por ejemplo: zorro, mar, bordado.',
	cleared: 'Resultados borrados y ajustes restablecidos.',
	grid: {
		title: { photo: 'Fotos: {theme}', video: 'Vídeos: {theme}' },
		loading: 'Buscando…',
		found: { one: '{count} resultado.', other: '{count} resultados.' },
		source: 'Fuente: {source}.',
		sources: { pixabay: 'Pixabay', commons: 'Wikimedia Commons' },
		untitled: 'Sin título',
		by: 'De',
		empty:
			'No se ha encontrado nada sobre este tema. Pruebe con otra palabra o con la misma en inglés.',
		later: 'Próxima búsqueda posible: {time}.',
		pages: 'Páginas',
		previous: 'Anterior',
		next: 'Siguiente',
		page: 'Página {page}',
	},
	more: {
		title: 'Más información',
		sources:
			'Las fotos y los vídeos son de Pixabay si este sitio tiene una clave de API; si no, de Wikimedia Commons, que no la necesita. Todo es de uso libre; la licencia que figura debajo de cada uno indica las condiciones.',
	},
	help: {
		create: 'Elija una foto para abrirla en una ventana nueva; los vídeos se reproducen aquí.',
		sent: 'Su navegador envía el tema a la fuente que figura encima de los resultados y los carga desde allí.',
	},
} satisfies MessagesLike<typeof en>;
