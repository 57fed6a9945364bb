import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const es = {
	description: '{name} – {job}. Portfolio y CV: proyectos, experiencia, formación y certificados.',
	titles: 'A qué me dedico',
	pauseTitles: 'Detener la línea cambiante',
	photo: 'Retrato siguiente',
	contacts: 'Contacto',
	story: 'Cómo llegué hasta aquí',
	slides: 'Desde el taller',
} satisfies MessagesLike<typeof en>;
