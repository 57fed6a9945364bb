import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const es = {
	name: 'Letras en el espacio',
	nothing: 'no se muestra ninguna línea',
	lines: 'Líneas',
	line: { weather: 'Tiempo', rates: 'Divisas', cryptos: 'Monedas' },
	pause: 'Detener las líneas',
	run: 'Poner en marcha las líneas',
	date: 'Fecha y hora',
	city: 'Ciudad',
	clear: 'Borrar',
	get: 'Obtener',
	cities: 'Ciudades',
	otherCity: 'Otra ciudad',
	still: {
		front: 'Tres líneas de letras en el espacio: tiempo, divisas y monedas',
		left: 'Las líneas desde la izquierda',
		right: 'Las líneas desde la derecha',
	},
	notes: {
		made: 'Las letras son las de este sitio: sus contornos se leen de la fuente al construirlo y su navegador les da volumen. Una línea es un cuerpo y una llamada de dibujo, tenga los elementos que tenga; las tres comparten un lienzo.',
		figures:
			'Los datos vienen de los mismos servicios que en las páginas del tiempo, los tipos de cambio y las monedas. Si son inventados, lo dice el comienzo de su línea.',
		motion:
			'Las líneas avanzan 0,6 unidades por segundo en cualquier pantalla. Descansan cuando no están a la vista o si su sistema pide menos movimiento.',
	},
} satisfies MessagesLike<typeof en>;
