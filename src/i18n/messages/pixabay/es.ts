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
	cleared: 'Todo está como al principio.',
	grid: {
		title: { photo: 'Fotos: {theme}', video: 'Vídeos: {theme}' },
		loading: 'Buscando…',
		found: { one: '{count} resultado.', other: '{count} resultados.' },
		source: 'Fuente: {source}.',
		sources: { pixabay: 'Pixabay', openverse: 'Openverse', commons: 'Wikimedia Commons' },
		untitled: 'Sin título',
		by: 'De',
		newWindow: 'se abre en una ventana nueva',
		notLoaded: 'No se ha podido mostrar aquí.',
		openIt: 'Abrir',
		empty:
			'No se ha encontrado nada sobre este tema. Puede ayudar otra palabra, o la misma en inglés.',
		errors: {
			offline: 'No hay conexión.',
			timeout: 'La fuente ha tardado demasiado en responder.',
			limited: 'No se puede acceder a la fuente, o pide menos solicitudes durante un rato.',
			'refused-key': 'La fuente rechaza la clave de este sitio.',
			'bad-answer': 'La fuente ha respondido algo que no tiene sentido.',
		},
		later: 'Se le puede volver a preguntar a las {time}.',
		kept: 'Esta respuesta es del {time}.',
		retry: 'Reintentar',
		pages: 'Páginas',
		previous: 'Anterior',
		next: 'Siguiente',
		page: 'Página {page}',
	},
	more: {
		title: 'Más información',
		sources:
			'Las fotos y los vídeos se buscan en Pixabay si este sitio tiene una clave para ello; si no, en Openverse y Wikimedia Commons, que no la necesitan. Todo es de uso libre; la licencia debajo de cada uno dice en qué condiciones.',
		type: 'Si se buscan fotos o vídeos se decide al pulsar «Crear»; cambiar el tipo después no cambia nada hasta que se pulsa otra vez.',
	},
	help: {
		create:
			'Escriba un tema, elija cuántos, de 1 a 30, y qué, y pulse «Crear», o Intro en un campo. Una foto se abre entera en una ventana nueva; un vídeo se ve aquí.',
		clear: '«Borrar» vacía el tema y devuelve los campos a 6 y foto.',
		kept: 'La respuesta se guarda 24 horas en este navegador, para no preguntar dos veces lo mismo.',
		sent: 'Su navegador envía el tema a la fuente que figura encima de las imágenes, y las carga de allí.',
	},
} satisfies MessagesLike<typeof en>;
