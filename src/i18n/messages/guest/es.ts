import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const es = {
	choice: 'Está viendo un diseño compartido. El suyo está guardado.',
	keepOwn: 'Volver al mío',
	takeGuest: 'Quedarme con este',
	ownKept: 'Su diseño ha vuelto. «Deshacer» muestra el otro.',
	guestTaken: 'Este diseño ya es suyo. «Deshacer» recupera el anterior.',
} satisfies MessagesLike<typeof en>;
