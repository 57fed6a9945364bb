import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const es = {
	pick: 'Subir una imagen',
	limits:
		'PNG, JPEG, WebP, AVIF o SVG, hasta 5\u00a0MB y 50 megapíxeles. La imagen se queda en este navegador.',
	reading: 'Leyendo la imagen…',
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
		heic: 'Es una foto HEIC, un formato que los navegadores no muestran. Guárdela como JPEG.',
		kind: 'No es una imagen PNG, JPEG, WebP, AVIF ni SVG. Elija otro archivo.',
		tooManyPixels:
			'La imagen tiene más de 50 megapíxeles o un lado de más de 10\u00a0000 píxeles. Redúzcala antes.',
		broken: 'La imagen está dañada o incompleta. Elija otra.',
		foreign:
			'El SVG no muestra nada o contiene HTML, variables de CSS, enlaces a otros archivos, imágenes que no son PNG, JPEG ni GIF, o texto que no está en alfabeto latino ni cirílico. Expórtelo como PNG.',
		tooComplex:
			'El SVG tiene demasiados efectos o copias para dibujarlo en un segundo. Expórtelo como PNG.',
		notLoaded:
			'La imagen no se ha añadido: una parte de la página no se ha podido cargar. Compruebe la conexión e inténtelo de nuevo.',
	},
} satisfies MessagesLike<typeof en>;
