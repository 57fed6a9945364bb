import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const es = {
	title: 'Experiencia',
	description:
		'Experiencia laboral de {name}: dónde y cuándo, con funciones, tareas y resultados, de lo más reciente a lo más antiguo.',
	lead: 'Dónde he trabajado, de qué respondía y qué salió de ello.',
	mainDuties: 'Funciones principales',
	relatedDuties: 'Funciones relacionadas',
	tasks: 'Tareas y resultados',
	results: 'Resultados',
	duties: 'Funciones',
	scale: 'Puestos por años',
	skills: 'Aptitudes',
} satisfies MessagesLike<typeof en>;
