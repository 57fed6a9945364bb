import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const es = {
	clock: 'Fecha y hora',
	updating: 'Actualizando…',
	refresh: 'Actualizar',
	upToDate: 'Los datos están al día.',
	stale: 'Se muestran los últimos datos recibidos ({time}).',
	snapshot: 'Se muestran datos guardados ({time}).',
	sample:
		'Datos de muestra ({time}): son inventados y solo enseñan qué aspecto tiene la página. No se fíe de ellos.',
	sampleMark: 'Datos de muestra',
	failed: 'No hay datos: todos los valores son cero.',
	updated: 'Actualizado: {time}.',
	nextAttempt: 'Podrá actualizar de nuevo a partir de las {time}.',
	privacy:
		'Su navegador se conecta directamente con los servicios. Estos verán su dirección IP, como cualquier sitio web.',
	providedBy: 'Datos proporcionados por',
	sources: {
		nbu: 'Banco Nacional de Ucrania',
		frankfurter: 'Frankfurter, a partir de los tipos del Banco Nacional de Ucrania',
	},
	reasons: {
		offline: 'No hay conexión de red.',
		timeout: 'El servicio no ha respondido a tiempo.',
		limited: 'El servicio limita temporalmente las solicitudes, o algo bloquea la conexión.',
		'refused-key': 'El servicio ha rechazado la clave de API de este sitio.',
		'not-found': 'El servicio no tiene datos para esta consulta.',
		'bad-answer': 'El servicio ha devuelto un error o una respuesta ilegible.',
	},
	ticker: {
		show: 'Cinta',
		on: 'Mostrar',
		off: 'Ocultar',
		pause: 'Pausar la cinta',
		run: 'Reanudar la cinta',
		speed: 'Velocidad',
		still: 'Su sistema pide movimiento reducido, así que la cinta no se mueve. Puede desplazarla.',
	},
} satisfies MessagesLike<typeof en>;
