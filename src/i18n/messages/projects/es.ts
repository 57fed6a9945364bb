import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const es = {
	title: 'Proyectos',
	description: {
		one: '# proyecto de {name}, desde encargos hasta las herramientas de este sitio: para qué era, cuándo y con qué tecnologías.',
		other:
			'# proyectos de {name}, desde encargos hasta las herramientas de este sitio: para qué era cada uno, cuándo y con qué tecnologías.',
	},
	lead: {
		one: '# proyecto desde {year}: encargos, productos propios y las herramientas de este mismo sitio.',
		other:
			'# proyectos desde {year}: encargos, productos propios y las herramientas de este mismo sitio.',
	},
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
		one: '# proyecto encontrado',
		other: '# proyectos encontrados',
	},
	none: 'Lo siento, ningún proyecto coincide. Pruebe con una palabra más corta o un año.',
	searching: 'Buscar un proyecto',
} satisfies MessagesLike<typeof en>;
