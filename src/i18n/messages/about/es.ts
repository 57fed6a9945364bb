import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const es = {
	title: 'Este sitio',
	description: 'Cómo está hecho el portfolio de {name} y qué tecnologías utiliza ({count}).',
	more: 'Más detalles',
	technologies: 'Tecnologías',
	version: 'Versión',
	purpose: 'Se usa para',
	uses: 'Proyectos',
	tools: { one: '{count} herramienta para probar', other: '{count} herramientas para probar' },
	languages: {
		one: '{count} idioma:',
		other: '{count} idiomas en todas las páginas:',
	},
	cookies: 'cookies, rastreadores o anuncios',
	caption: 'Tecnologías de este sitio',
} satisfies MessagesLike<typeof en>;
