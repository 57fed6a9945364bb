import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const es = {
	pick: 'Subir una imagen',
	limits:
		'PNG, JPEG, WebP, AVIF o SVG, hasta 5\u00a0MB y 4096 píxeles por lado. La imagen se queda en este navegador.',
	notKept: {
		full: 'El navegador no tiene espacio para guardar la imagen. Se perderá al salir de la página.',
		blocked:
			'El navegador no permite que esta página guarde la imagen. Se perderá al salir de la página.',
		refused: 'El navegador no ha podido guardar la imagen. Se perderá al salir de la página.',
		none: 'Este navegador no puede guardar imágenes. La suya se perderá al salir de la página.',
	},
	refused: {
		tooLarge: 'El archivo pesa más de 5\u00a0MB. Elija uno más pequeño.',
		empty: 'El archivo está vacío. Elija otro.',
		video: 'Es un vídeo. Elija una imagen.',
		kind: 'No es una imagen PNG, JPEG, WebP, AVIF ni SVG. Elija otro archivo.',
		tooManyPixels: 'Un lado de la imagen mide más de 4096 píxeles. Redúzcala antes.',
		broken: 'La imagen está dañada o incompleta. Elija otra.',
		unsafe: 'El SVG contiene entidades XML, que pueden saturar el navegador. Guárdelo sin ellas.',
	},
} satisfies MessagesLike<typeof en>;
