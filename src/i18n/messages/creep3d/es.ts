import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const es = {
	name: 'Letras en el espacio',
	nothing: 'no se muestra ninguna cinta',
	lines: 'Cintas',
	line: { weather: 'Tiempo', rates: 'Divisas', cryptos: 'Criptomonedas' },
	pause: 'Pausar las cintas',
	run: 'Reanudar las cintas',
	date: 'Fecha y hora',
	city: 'Ciudad',
	clear: 'Borrar',
	get: 'Mostrar',
	cities: 'Ciudades',
	otherCity: 'Otra ciudad',
	trend: { up: 'sube', down: 'baja' },
	keys: 'Pulse «.» o «,» para ver el elemento siguiente o el anterior, o toque uno.',
	still: {
		front: 'La cinta de divisas en el espacio, sin los tipos de cambio.',
		left: 'La cinta desde la izquierda.',
		right: 'La cinta desde la derecha.',
	},
	notes: {
		figures:
			'Los datos vienen de los mismos servicios que en las páginas del tiempo, los tipos de cambio y las criptomonedas.',
		made: 'Los contornos de las letras se leen de la fuente de este sitio al compilarlo y su navegador les da volumen. Cada cinta es una sola malla y se dibuja con una sola llamada, tenga los elementos que tenga; las tres comparten un lienzo.',
		motion:
			'Las cintas se detienen cuando no están a la vista o si su sistema tiene activado el movimiento reducido.',
	},
} satisfies MessagesLike<typeof en>;
