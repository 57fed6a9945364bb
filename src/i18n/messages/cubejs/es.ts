import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const es = {
	stage: 'Lienzo con el cubo',
	picture: 'Un cubo de caras bordadas en azul, amarillo y blanco, visto desde arriba',
	attitude: 'giro {turn}°, inclinación {tilt}°',
	keys: 'Arrastre el cubo o gírelo con las flechas. La tecla Inicio lo devuelve a su posición inicial.',
	spin: 'Girar',
	pause: 'Pausar',
	fullScreen: 'Pantalla completa',
	leaveFullScreen: 'Salir de la pantalla completa',
	notes: {
		made: 'El lienzo es plano; la profundidad se calcula. En cada fotograma, un script gira los ocho vértices y cada puntada, y calcula dónde los vería el ojo: lo más cercano se ve más grande.',
		hidden:
			'Una cara se dibuja solo si sus vértices siguen el sentido horario sobre el lienzo; si no, está de espaldas. Su brillo depende del ángulo de la luz.',
		leave: 'Con Espacio, Retroceso o Esc se sale de la pantalla completa.',
		motion:
			'El cubo gira treinta grados por segundo en cualquier pantalla. Se detiene mientras lo sujeta, mientras no está a la vista y si su sistema tiene activado el movimiento reducido.',
	},
} satisfies MessagesLike<typeof en>;
