import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const es = {
	corrected: 'Cantidad cambiada a {count}: debe ser un número entero del 1 al 30.',
	newWindow: 'se abre en una ventana nueva',
	notLoaded: 'Imagen no disponible.',
	openIt: 'Abrir el original',
	missing: {
		one: '{count} foto no se ha podido cargar.',
		other: '{count} fotos no se han podido cargar.',
	},
	offline: 'No hay conexión de red.',
	perhapsLimited: 'El servicio no está disponible o limita las solicitudes durante unos minutos.',
	retry: 'Reintentar',
} satisfies MessagesLike<typeof en>;
