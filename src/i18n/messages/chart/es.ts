import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const es = {
	position: 'Posición en el gráfico',
	table: 'Valores en una tabla',
	unknown: 'sin valor',
	wrong: '{value} (erróneo)',
} satisfies MessagesLike<typeof en>;
