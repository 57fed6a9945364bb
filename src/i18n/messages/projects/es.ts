import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const es = {
	title: 'Proyectos',
	total: {
		one: '{count} proyecto',
		other: '{count} proyectos',
	},
	description: {
		one: '{count} proyecto de {name}: objetivo, fechas y tecnologías, con búsqueda y ordenación.',
		other:
			'{count} proyectos de {name}: objetivo, fechas y tecnologías, con búsqueda y ordenación.',
	},
	lead: 'Desde {year}: el problema, el trabajo y el resultado.',
	empty: 'Aquí todavía no hay proyectos.',
	period: 'Periodo',
	technologies: 'Tecnologías',
	links: 'Enlaces',
	about: 'Sobre el proyecto',
	source: 'Código',
	demo: 'Demo',
	video: 'Vídeo',
	kind: 'Tipo',
	all: 'Todos',
	kinds: {
		client: 'Por encargo',
		own: 'Iniciativa propia',
		employer: 'En plantilla',
		volunteer: 'Por una buena causa',
	},
	shelves: {
		own: 'Proyectos propios y experimentos',
		ownAndOthers: 'Proyectos propios y otros',
		rest: 'Otros proyectos',
	},
	openSearch: 'Abrir la búsqueda',
	closeSearch: 'Cerrar la búsqueda',
	field: 'Título, fecha o tecnología',
	clear: 'Borrar',
	found: {
		one: '{count} proyecto encontrado',
		other: '{count} proyectos encontrados',
	},
	none: 'No se ha encontrado ningún proyecto. Pruebe con una palabra más corta o un año.',
	blank: 'Escriba qué buscar.',
} satisfies MessagesLike<typeof en>;
