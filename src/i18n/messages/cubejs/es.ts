import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const es = {
	stage: 'Lienzo con el cubo',
	picture: 'Un cubo de caras bordadas en azul, amarillo y blanco, visto desde arriba.',
	notes: {
		made: 'El lienzo es plano; la profundidad se calcula. En cada fotograma, un script gira los ocho vértices y cada puntada, y calcula dónde los vería el ojo: lo más cercano se ve más grande.',
		hidden:
			'Una cara se dibuja solo si sus vértices siguen el sentido horario sobre el lienzo; si no, está de espaldas. Su brillo depende del ángulo de la luz.',
	},
} satisfies MessagesLike<typeof en>;
