import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const es = {
	name: 'Tres copas',
	goblets: {
		enamel: 'Tres copas',
		glass: 'Tres copas de vidrio',
		brass: 'Tres copas de latón',
		silver: 'Tres copas de plata',
		glaze: 'Tres copas de cerámica',
	},
	state: {
		looks: '{goblets}: {looks}',
		textures: { '1': 'textura martillada', '2': 'textura bordada' },
		engraved: '{goblets}, con la inscripción «{text}»',
	},
	substance: 'Material',
	substances: {
		enamel: 'Esmalte',
		glass: 'Vidrio',
		brass: 'Latón',
		silver: 'Plata',
		glaze: 'Cerámica',
	},
	engraving: 'Grabado',
	engravingHint: 'Hasta 24 caracteres alrededor de cada copa.',
	colour: 'Color',
	colourName: 'color {colour}',
	white: 'blancas',
	mint: 'Menta',
	vanilla: 'Vainilla',
	ownColour: 'Color personalizado',
	texture: 'Textura',
	textures: { '1': 'Martillada', '2': 'Bordada' },
	ownTexture: 'su imagen',
	mix: 'Mezclar textura y color',
	rotation: 'Rotación',
	clockwise: 'Girar en sentido horario',
	stop: 'Detener',
	counterClockwise: 'Girar en sentido antihorario',
	reset: 'Restablecer',
	undo: 'Deshacer',
	redo: 'Rehacer',
	link: 'Copiar un enlace a este diseño',
	linked: 'Enlace copiado.',
	linkedWithout: 'Enlace copiado. No incluye su imagen, que se queda en este navegador.',
	notLinked: 'No se ha podido copiar el enlace: {link}',
	footer: 'Hecho en el configurador de copas',
	still: {
		front: 'Tres copas blancas sobre una base redonda, de frente.',
		above: 'Las copas desde arriba.',
		side: 'Las copas de lado.',
		stitched: 'Las copas con la textura bordada.',
	},
	notes: {
		substance:
			'El vidrio desvía la luz en sus dos superficies: en el tallo se ven el estudio y la base. Las letras son mates sobre vidrio, oscuras sobre metal y doradas sobre esmalte y cerámica.',
		upload:
			'Su imagen se comprueba por su contenido y no por su nombre: el tipo, el tamaño y las dimensiones en píxeles se leen antes de descodificarla. Después se redibuja, para que no quede nada más que la imagen, y se guarda en este navegador.',
		kept: 'El diseño y la rotación se guardan en este navegador; el enlace abre el diseño en otro.',
		motion:
			'Las copas se detienen cuando no están a la vista o si su sistema tiene activado el movimiento reducido.',
	},
} satisfies MessagesLike<typeof en>;
