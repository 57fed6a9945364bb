import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const es = {
	stage: 'Cubo en el espacio',
	attitude: 'giro {turn}°, inclinación {tilt}°',
	spinning: 'giro {turn}°, inclinación {tilt}°, en movimiento',
	drag: 'Arrastre el cubo o use los botones.',
	keys: 'Las flechas giran el cubo; Inicio lo devuelve a su posición inicial.',
	pad: {
		name: 'Giro del cubo',
		left: 'Girar a la izquierda',
		right: 'Girar a la derecha',
		up: 'Inclinar hacia arriba',
		down: 'Inclinar hacia abajo',
		home: 'Posición inicial',
	},
	scale: 'Tamaño',
	spin: 'Girar',
	pause: 'Pausar',
	fullScreen: 'Pantalla completa',
	leaveFullScreen: 'Salir de la pantalla completa',
	notes: {
		made: 'Seis elementos HTML corrientes cubiertos de tela bordada. CSS los coloca en el espacio, anima el giro y sombrea cada cara según su ángulo con la luz: el cubo gira incluso con los scripts desactivados.',
		leave: 'Con Espacio, Retroceso o Esc se sale de la pantalla completa.',
		motion:
			'El cubo se detiene mientras lo sujeta y mientras no está a la vista. Si lo suelta en pleno movimiento, sigue girando hasta pararse. Si su sistema tiene activado el movimiento reducido, permanece quieto hasta que pulse «Girar».',
	},
} satisfies MessagesLike<typeof en>;
