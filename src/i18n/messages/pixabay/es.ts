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
		errors: {
			offline: 'No hay conexión de red.',
			timeout: 'La fuente no ha respondido a tiempo.',
			unreachable:
				'No se puede conectar con la fuente: la causa puede ser su red, un bloqueador de contenido o la propia fuente.',
			limited: 'La fuente limita temporalmente las solicitudes. Inténtelo más tarde.',
			'refused-key': 'La fuente ha rechazado la clave de API de este sitio.',
			'bad-answer': 'La fuente ha devuelto una respuesta ilegible.',
		},
		later: 'Próxima búsqueda posible: {time}.',
		kept: 'Resultados guardados ({time}).',
		retry: 'Reintentar',
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
		create:
			'Escriba un tema, elija la cantidad (de 1 a 30) y el tipo, y pulse «Crear», o Intro en un campo. Elija una foto para abrirla en una ventana nueva; los vídeos se reproducen aquí.',
		kept: 'Los resultados se guardan 24 horas en este navegador, para no enviar dos veces la misma búsqueda.',
		sent: 'Su navegador envía el tema a la fuente que figura encima de los resultados y los carga desde allí.',
	},
} satisfies MessagesLike<typeof en>;
