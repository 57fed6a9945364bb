import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const es = {
	show: 'Línea 3D',
	on: 'Mostrar',
	off: 'Ocultar',
	pause: 'Detener la línea 3D',
	run: 'Poner en marcha la línea 3D',
	none: 'Este navegador no tiene gráficos 3D (WebGL 2), así que la línea está aquí como texto.',
	failed: 'No se ha podido cargar la línea 3D, así que está aquí como texto.',
} satisfies MessagesLike<typeof en>;
