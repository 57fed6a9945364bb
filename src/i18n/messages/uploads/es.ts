import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const es = {
	pick: 'Subir una imagen',
	limits: 'PNG, JPEG, WebP, AVIF o SVG, hasta 5 MB y 4096 píxeles. Se queda en este navegador.',
	notKept: {
		full: 'El navegador no tiene sitio para guardar la imagen: se perderá al salir de la página.',
		blocked:
			'El navegador no deja que esta página guarde la imagen: se perderá al salir de la página.',
		refused: 'El navegador no ha podido guardar la imagen: se perderá al salir de la página.',
		none: 'Este navegador no puede guardar imágenes: la suya se perderá al salir de la página.',
	},
	refused: {
		tooLarge: 'El archivo pesa más de 5 MB.',
		empty: 'El archivo está vacío.',
		film: 'Esto es un vídeo, diga lo que diga su nombre. Hace falta una imagen.',
		kind: 'Esto no es una imagen PNG, JPEG, WebP, AVIF ni SVG.',
		tooManyPixels: 'Un lado de la imagen mide más de 4096 píxeles. Redúzcala antes.',
		broken: 'La imagen está dañada o incompleta.',
		unsafe: 'El dibujo contiene entidades, que pueden saturar el navegador. Guárdelo sin ellas.',
	},
} satisfies MessagesLike<typeof en>;
