import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const es = {
	size: 'Tamaño en píxeles',
	quantity: 'Cantidad',
	max: 'Máx.',
	setMax: 'Máx.: 30 imágenes',
	create: 'Crear',
	clear: 'Borrar',
	created: {
		one: 'Se está cargando {count} imagen.',
		other: 'Se están cargando {count} imágenes.',
	},
	cleared: 'Las imágenes se han quitado y los campos están como al principio.',
	grid: {
		title: 'Imágenes',
		seed: 'Semilla:',
		same: 'La dirección de esta página lleva ahora siempre a las mismas imágenes.',
		alt: 'Imagen {place}',
		altBy: 'Imagen {place}, de {author}',
		by: 'De',
		openFull: '{size} × {size}, semilla {seed}',
		newWindow: 'se abre en una ventana nueva',
		notLoaded: 'Sin cargar',
		missing: {
			one: '{count} imagen no se ha podido cargar.',
			other: '{count} imágenes no se han podido cargar.',
		},
		offline: 'No hay conexión.',
		perhapsLimited: 'No se puede acceder al servicio, o pide menos solicitudes durante un rato.',
		retry: 'Reintentar',
	},
	more: {
		title: 'Más información',
		seed: 'Las imágenes son de Lorem Picsum, una colección de fotos libres. Cuáles, lo decide una semilla de letras y cifras: al azar al principio, la misma cada vez que vuelva a la dirección.',
		size: 'La cuadrícula muestra versiones pequeñas, porque treinta imágenes de 4096 × 4096 son cientos de megabytes. Un clic abre el tamaño elegido en una ventana nueva.',
	},
	help: {
		create:
			'Elija el tamaño y la cantidad, de 1 a 30, y pulse «Crear», o Intro en el campo. Cada vez sale una serie nueva.',
		credit: 'Debajo de cada imagen figura su autor, con un enlace a donde se publicó.',
		clear: '«Borrar» quita las imágenes y devuelve los campos a 256 y 6.',
		sent: 'Su navegador pide a picsum.photos las imágenes y sus autores; no se envía nada más.',
	},
} satisfies MessagesLike<typeof en>;
