import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const es = {
	title: 'Currículum',
	description: 'Currículum de {name}. {job}: experiencia, aptitudes, formación e idiomas.',
	summary: 'Perfil',
	selectedProjects: 'Proyectos escogidos',
	publications: 'Publicaciones',
	caseStudy: 'Caso de estudio',
	website: 'Sitio web',
	ownSite: 'Web personal',
	address: 'Dirección',
	born: 'Fecha de nacimiento',
	/** Before the final mark of a school. */
	grade: 'Nota',
	interests: 'Intereses',
	references: 'Referencias',
	whole: 'El currículum completo en un archivo',
	feed: '{name}: novedades',
	variants: 'Versiones breves del currículum',
	variantTitle: 'Currículum: {title}',
	variantDescription:
		'Currículum de {name}. {title}: experiencia, aptitudes, proyectos y formación de ese ámbito, también en PDF.',
	complete: 'El currículum completo con todos los documentos, en PDF',
	asPdf: 'Esta versión en PDF',
	kinds: {
		email: 'Correo',
		telephone: 'Teléfono',
	},
	documents: {
		one: '{count} documento',
		other: '{count} documentos',
	},
	total: '{documents}. Puede verlo aquí:',
	totals: '{documents}. Puede verlos todos aquí:',
	/** The last line of a version that is limited to its pages; an address follows. */
	leftOut: 'Además, {list}:',
	leftOutKinds: {
		job: { one: '{count} empleo', other: '{count} empleos' },
		project: { one: '{count} proyecto', other: '{count} proyectos' },
		publication: { one: '{count} publicación', other: '{count} publicaciones' },
		place: { one: '{count} centro de estudios', other: '{count} centros de estudios' },
		language: { one: '{count} idioma', other: '{count} idiomas' },
		reference: { one: '{count} referencia', other: '{count} referencias' },
	},
	/** Level of the native language. */
	native: 'Lengua materna',
	certificates: {
		one: '{count} certificado',
		other: '{count} certificados',
	},
	diplomas: {
		one: '{count} diploma',
		other: '{count} diplomas',
	},
} satisfies MessagesLike<typeof en>;
