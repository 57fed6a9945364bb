import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const es = {
	title: 'Proyectos',
	total: {
		one: '{count} proyecto',
		other: '{count} proyectos',
	},
	description: {
		one: '{count} proyecto de {name}: para qué era, cuándo y con qué tecnologías, con búsqueda y orden.',
		other:
			'{count} proyectos de {name}: para qué era cada uno, cuándo y con qué tecnologías, con búsqueda y orden.',
	},
	lead: {
		one: '{count} proyecto desde {year}: para qué era, qué se hizo y qué salió de ello.',
		other:
			'{count} proyectos desde {year}: para qué era cada uno, qué se hizo y qué salió de ello.',
	},
	empty: 'Aquí todavía no hay proyectos.',
	period: 'Periodo',
	type: 'Tipo',
	technologies: 'Tecnologías',
	links: 'Enlaces',
	about: 'Sobre el proyecto',
	source: 'Código',
	demo: 'Demo',
	video: 'Vídeo',
	caption: 'Todos los proyectos',
	search: 'Buscar',
	openSearch: 'Abrir la búsqueda',
	closeSearch: 'Cerrar la búsqueda',
	field: 'Título, fecha o tecnología',
	clear: 'Borrar',
	found: {
		one: '{count} proyecto encontrado',
		other: '{count} proyectos encontrados',
	},
	none: 'Lo siento, ningún proyecto coincide. Pruebe con una palabra más corta o un año.',
	searching: 'Buscar un proyecto',
} satisfies MessagesLike<typeof en>;
