import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const es = {
	title: 'Aptitudes',
	total: {
		one: '{count} habilidad',
		other: '{count} habilidades',
	},
	description:
		'Aptitudes de {name}: el oficio y sus herramientas, el trato con las personas, los años de práctica y los certificados que lo acreditan.',
	lead: 'Con qué trabajo y cómo trabajo con las personas.',
	hard: 'Aptitudes técnicas',
	soft: 'Aptitudes personales',
	iq: 'Test de inteligencia',
	iqResult: 'Resultado',
	iqDate: 'Fecha del test',
	iqOrganization: 'Realizado por',
	iqReport: 'Informe en PDF',
	iqReports: {
		en: 'en inglés',
		uk: 'en ucraniano',
		es: 'en español',
	},
	iqTest: 'Hacer el test',
	special: 'Certificados escogidos',
	slides: 'Certificados en imágenes',
	ranking: 'Ranking de desarrollador',
	showRanking: 'Mostrar el ranking de desarrollador',
	hideRanking: 'Ocultar el ranking de desarrollador',
	rankingNote:
		'Calculado a partir de los proyectos de este sitio: meses en los que al menos un proyecto usó la tecnología.',
	years: {
		one: '{count} año',
		other: '{count} años',
	},
	inProjects: {
		one: '{count} proyecto',
		other: '{count} proyectos',
	},
} satisfies MessagesLike<typeof en>;
