import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const es = {
	stage: 'Cubo en el espacio',
	attitude: 'giro {turn}°, inclinación {tilt}°',
	keys: 'Arrastre el cubo o gírelo con las flechas. La tecla Inicio lo devuelve a su posición.',
	scale: 'Tamaño',
	spin: 'Hacer girar',
	pause: 'Detener el giro',
	fullScreen: 'Pantalla completa',
	leaveFullScreen: 'Salir de la pantalla completa',
	notes: {
		made: 'Seis elementos corrientes cubiertos de tela bordada. Los estilos colocan cada uno en su sitio en el espacio y una animación de estilos los hace girar: el cubo gira incluso sin scripts.',
		size: 'El control deslizante y la rueda del ratón sobre el escenario cambian el tamaño del cubo, desde la mitad hasta el doble de sus 150 píxeles.',
		leave: 'Espacio, Retroceso o Escape salen de la pantalla completa.',
		motion:
			'El cubo se detiene mientras lo sujeta, mientras no está a la vista y siempre que su sistema pida menos movimiento.',
	},
} satisfies MessagesLike<typeof en>;
