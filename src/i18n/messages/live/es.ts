import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const es = {
	clock: 'Fecha y hora',
	clockFast: 'El reloj de su dispositivo parece ir {span} adelantado.',
	clockSlow: 'El reloj de su dispositivo parece ir {span} atrasado.',
	updating: 'Actualizando…',
	refresh: 'Actualizar',
	upToDate: 'Los datos están al día.',
	unchanged: 'El servicio aún no tiene nada más reciente: los datos están al día.',
	stale: 'Se muestran los últimos datos recibidos.',
	received: 'Recibidos {age} ({time}).',
	snapshot: 'Datos guardados ({time}).',
	failed: 'No hay datos que mostrar.',
	updated: 'Actualizado: {time}.',
	nextAttempt: 'Próxima actualización: {time}.',
	privacy:
		'Su navegador se conecta directamente con los servicios. Estos ven su dirección IP, la dirección de este sitio y lo que lleva toda solicitud, como su navegador y su idioma.',
	providedBy: 'Datos proporcionados por',
	sources: {
		nbu: 'el Banco Nacional de Ucrania',
		frankfurter: 'Frankfurter, a partir de los tipos del Banco Nacional de Ucrania',
	},
	reasons: {
		offline: 'No hay conexión de red.',
		timeout: 'El servicio no ha respondido a tiempo.',
		unreachable: 'El servicio no responde. Compruebe la red y los bloqueadores.',
		limited: 'El servicio limita temporalmente las solicitudes.',
		'refused-key': 'El servicio ha rechazado la clave de API de este sitio.',
		'not-found': 'El servicio no tiene datos para esta consulta.',
		'bad-answer': 'El servicio ha devuelto un error o una respuesta ilegible.',
	},
	down: {
		offline: 'Sin datos: no hay conexión',
		timeout: 'Sin datos: no hay respuesta',
		unreachable: 'Sin datos: servicio no disponible',
		limited: 'Sin datos: demasiadas solicitudes',
		'refused-key': 'Sin datos: clave de API rechazada',
		'not-found': 'El servicio no tiene datos',
		'bad-answer': 'Sin datos: error del servicio',
	},
	doubts: {
		jump: 'Algunos valores difieren de los anteriores en más de un 20 %. Compruébelos antes de fiarse de ellos.',
		old: 'La fecha de los datos es antigua: o el servicio envía datos antiguos, o el reloj de su dispositivo va adelantado.',
		future:
			'La fecha de los datos es futura: o se equivoca el servicio, o el reloj de su dispositivo va atrasado.',
		forecast: 'No han llegado mediciones: esta es la previsión para esta hora.',
		absurd: 'Algunos valores no pueden ser correctos. No se fíe de ellos.',
	},
	ticker: {
		show: 'Cinta',
		on: 'Mostrar',
		off: 'Ocultar',
		pause: 'Pausar la cinta',
		run: 'Reanudar la cinta',
		speed: 'Velocidad',
		speedOf: '{speed} de {fastest}',
		stopped: 'parada',
		still:
			'Su sistema tiene activado el movimiento reducido, así que la cinta no se mueve sola. Puede desplazarla usted.',
	},
} satisfies MessagesLike<typeof en>;
