import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const es = {
	show: 'Cinta 3D',
	on: 'Mostrar',
	off: 'Ocultar',
	pause: 'Pausar la cinta 3D',
	run: 'Reanudar la cinta 3D',
	none: 'Este navegador no tiene gráficos 3D (WebGL 2), así que la cinta se muestra como texto.',
	failed: 'No se ha podido cargar la cinta 3D, así que se muestra como texto.',
} satisfies MessagesLike<typeof en>;
