import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const es = {
	title: 'Formación',
	total: {
		one: '{count} documento',
		other: '{count} documentos',
	},
	description: 'Formación de {name}: centros, estudios, cursos y fechas, y los idiomas que habla.',
	lead: 'Centros, cursos y los diplomas obtenidos.',
	languages: 'Idiomas',
	level: 'Nivel',
	proof: 'Acreditación',
	documents: 'Documentos',
	usedIn: 'Aplicado en',
	website: 'Web del centro',
} satisfies MessagesLike<typeof en>;
