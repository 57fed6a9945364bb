import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const es = {
	title: 'Currículum',
	description:
		'Currículum de {name}, {job}: experiencia, aptitudes, proyectos escogidos, formación e idiomas.',
	summary: 'Perfil',
	selectedProjects: 'Proyectos escogidos',
	caseStudy: 'Caso de estudio',
	website: 'Sitio web',
	ownSite: 'Sitio propio',
	address: 'Dirección',
	born: 'Fecha de nacimiento',
	references: 'Referencias',
	whole: 'Todo el currículum en un archivo',
	feed: '{name}: novedades',
	variants: 'Versiones breves del currículum',
	variantTitle: 'Currículum: {title}',
	variantDescription:
		'Currículum de {name}. {title}: la experiencia, las aptitudes, los proyectos y la formación que cuentan en ese ámbito, también en PDF.',
	complete: 'El currículum completo con todos los documentos, en PDF',
	asPdf: 'Esta versión en PDF',
	kinds: {
		email: 'Correo electrónico',
		telephone: 'Teléfono',
	},
	documents: {
		one: '{count} documento',
		other: '{count} documentos',
	},
	totals: '{certificates} y {diplomas}. Todos pueden verse aquí:',
	certificates: {
		one: '{count} certificado',
		other: '{count} certificados',
	},
	diplomas: {
		one: '{count} diploma',
		other: '{count} diplomas',
	},
} satisfies MessagesLike<typeof en>;
