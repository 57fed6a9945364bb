import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const es = {
	cards: 'Cartas sobre la mesa',
	card: 'Carta {place}',
	open: 'Carta {place}: {fruit}',
	found: 'Carta {place}: {fruit}, pareja encontrada',
	fruits: {
		apple: 'manzana',
		banana: 'plátano',
		grape: 'uvas',
		lychee: 'lichi',
		pineapple: 'piña',
		strawberry: 'fresa',
	},
	moves: 'Jugadas',
	time: 'Tiempo',
	best: 'Mejor resultado',
	noBest: 'aún no hay',
	result: '{moves} en {time}',
	movesCount: { one: '{count} jugada', other: '{count} jugadas' },
	perfect: 'No se puede ganar con menos jugadas.',
	newGame: 'Nueva partida',
	dealt: 'Las cartas están barajadas y boca abajo.',
	turned: 'Carta {place}: {fruit}.',
	pair: 'Pareja: {fruit}. Parejas encontradas: {found} de {all}.',
	noPair: 'No son pareja: {first} y {second}. Las dos cartas vuelven a quedar boca abajo.',
	won: 'Todas las parejas encontradas',
	wonMore: 'Su resultado: {result}.',
	record: '¡Nuevo récord en este navegador!',
	again: '¿Otra partida?',
	yes: 'Jugar otra vez',
	no: 'Ahora no',
	saving: {
		lost: 'Su partida no se ha guardado y se perderá al cerrar la página.',
		broken:
			'No se ha podido leer una parte de los datos guardados del juego. No se ha eliminado: se conserva aparte.',
	},
	notes: {
		rules:
			'Las cartas están boca abajo: seis frutas, dos de cada una. Dé la vuelta a dos. Si son pareja, se quedan boca arriba; si no, vuelven a quedar boca abajo al cabo de medio segundo.',
		keys: 'Con el teclado: las flechas llevan de una carta a otra; Inicio y Fin, a los extremos de la fila; Intro o Espacio descubren la carta.',
		fair: 'Las cartas se barajan con el método de Fisher y Yates, que no favorece ningún orden. La fruta no está en la página hasta que se descubre su carta, así que mirar el código no ayuda.',
		kept: 'La partida y su mejor resultado se guardan en este navegador. El mejor resultado es el de menos jugadas y, en caso de empate, el más rápido. El reloj se detiene mientras la página no está a la vista.',
	},
} satisfies MessagesLike<typeof en>;
