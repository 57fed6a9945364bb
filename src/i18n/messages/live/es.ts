import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const es = {
	clock: 'Fecha y hora',
	asking: 'Pidiendo datos nuevos…',
	askAgain: 'Volver a pedir',
	upToDate: 'Los datos están al día.',
	stale: 'Son los últimos datos recibidos, de {time}.',
	snapshot: 'Estos datos venían incluidos en la página; son de {time}.',
	sample:
		'Cifras de muestra ({time}): son inventadas y solo enseñan qué aspecto tiene la página. No se fíe de ellas.',
	sampleMark: 'Cifras de muestra',
	failed: 'No hay datos que mostrar: todo está a cero.',
	asked: 'Consultado: {time}.',
	nextAttempt: 'Se podrá volver a pedir a partir de {time}.',
	privacy:
		'Es su navegador quien pregunta a los servicios. Estos conocen su dirección, como cualquier sitio.',
	providedBy: 'Datos proporcionados por',
	sources: {
		nbu: 'Banco Nacional de Ucrania',
		frankfurter: 'Frankfurter, a partir del Banco Nacional de Ucrania',
	},
	reasons: {
		offline: 'No hay conexión.',
		timeout: 'El servicio no ha respondido a tiempo.',
		limited: 'Se ha consultado el servicio demasiadas veces, o algo lo bloquea por el camino.',
		'refused-key': 'El servicio ha rechazado la clave de este sitio.',
		'not-found': 'El servicio no conoce lo que se le ha preguntado.',
		'bad-answer': 'El servicio ha respondido con un error o con algo ilegible.',
	},
	ticker: {
		show: 'Línea móvil',
		on: 'Mostrar',
		off: 'Ocultar',
		pause: 'Detener la línea',
		run: 'Poner en marcha la línea',
		speed: 'Velocidad',
		still: 'Su sistema pide menos movimiento, así que la línea está quieta. Puede desplazarla.',
	},
} satisfies MessagesLike<typeof en>;
