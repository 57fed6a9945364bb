import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const es = {
	reply: 'Respuesta',
	timeZone: 'Zona horaria',
	summer: '{standard}; en verano, {summer}',
	terms: 'Disponibilidad',
	copy: 'Copiar',
	copyEmail: 'Copiar la dirección de correo',
	copied: 'Dirección de correo copiada.',
	notCopied: 'No se ha podido copiar la dirección. Aquí está:',
	card: 'Tarjeta de contacto (vCard)',
} satisfies MessagesLike<typeof en>;
