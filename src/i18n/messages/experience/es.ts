import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const es = {
	title: 'Experiencia',
	description:
		'Experiencia laboral de {name}: empresas, fechas, funciones y resultados, de lo más reciente a lo más antiguo.',
	lead: {
		one: '{count} puesto desde {year}: responsabilidades, trabajo y resultados.',
		other: '{count} puestos desde {year}: responsabilidades, trabajo y resultados.',
	},
	undated: {
		one: '{count} puesto: responsabilidades, trabajo y resultados.',
		other: '{count} puestos: responsabilidades, trabajo y resultados.',
	},
	mainDuties: 'Funciones principales',
	relatedDuties: 'Funciones relacionadas',
	tasks: 'Tareas y resultados',
	results: 'Resultados',
	duties: 'Funciones',
	scale: 'Puestos por años',
	volunteer: 'Voluntariado',
	skills: 'Aptitudes',
} satisfies MessagesLike<typeof en>;
