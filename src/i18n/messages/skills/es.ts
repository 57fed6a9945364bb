import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const es = {
	title: 'Aptitudes',
	description: 'Aptitudes de {name}, también en el trato con las personas, y años de práctica.',
	lead: 'Las tecnologías que uso y mi forma de trabajar con las personas.',
	hard: 'Aptitudes técnicas',
	soft: 'Aptitudes personales',
	iq: 'Test de inteligencia',
	iqResult: 'Resultado',
	iqDate: 'Fecha del test',
	iqOrganization: 'Entidad',
	iqReport: 'Informe en PDF',
	iqReports: {
		en: 'en inglés',
		uk: 'en ucraniano',
		es: 'en español',
	},
	iqTest: 'Hacer el test',
	special: 'Certificados escogidos',
	ranking: 'Ranking de tecnologías',
	showRanking: 'Mostrar el ranking de tecnologías',
	hideRanking: 'Ocultar el ranking de tecnologías',
	rankingNote: 'Según los meses con al menos un proyecto que la usara.',
	years: {
		one: '{count} año',
		other: '{count} años',
	},
	since: 'desde {year}',
	usedIn: 'Usado en',
	inProjects: {
		one: '{count} proyecto',
		other: '{count} proyectos',
	},
} satisfies MessagesLike<typeof en>;
