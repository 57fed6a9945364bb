import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const es = {
	title: 'Experiencia',
	description:
		'Experiencia laboral de {name}: desarrollador front-end, director general, director general adjunto; funciones, tareas y resultados.',
	lead: 'De dirigir empresas a construir interfaces.',
	mainDuties: 'Funciones principales',
	relatedDuties: 'Funciones relacionadas',
	tasks: 'Tareas y resultados',
	skills: 'Aptitudes',
} satisfies MessagesLike<typeof en>;
