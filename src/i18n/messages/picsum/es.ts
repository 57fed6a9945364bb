import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const es = {
	size: 'Tamaño en píxeles',
	quantity: 'Cantidad',
	max: 'Máx.',
	setMax: 'Máx.: 30 fotos',
	create: 'Crear',
	clear: 'Borrar',
	created: {
		one: 'Se está cargando {count} foto.',
		other: 'Se están cargando {count} fotos.',
	},
	cleared: 'Fotos borradas y ajustes restablecidos.',
	grid: {
		title: 'Fotos',
		seed: 'Semilla:',
		same: 'La dirección de esta página lleva ahora a estas mismas fotos.',
		below: { one: 'Debajo hay {count} foto.', other: 'Debajo hay {count} fotos.' },
		alt: 'Foto al azar {place}',
		altBy: 'Foto al azar {place}, de {author}',
		by: 'De',
		openFull: '{size} × {size}, semilla {seed}',
	},
	more: {
		title: 'Más información',
		seed: 'Las fotos son de Lorem Picsum, una colección de fotos libres. Una semilla de letras y cifras decide cuáles se ven.',
		size: 'La cuadrícula muestra versiones pequeñas. Elija una foto para abrirla en una ventana nueva con el tamaño elegido.',
	},
	help: {
		create: 'Cada vez que pulse «Crear», o Intro en el campo, se carga una serie nueva de fotos.',
		credit: 'Cada foto lleva el nombre de su autor y un enlace al original.',
		sent: 'Su navegador solicita a picsum.photos las fotos y los nombres de sus autores.',
	},
} satisfies MessagesLike<typeof en>;
