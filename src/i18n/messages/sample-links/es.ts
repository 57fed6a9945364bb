import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const es = {
	title: 'Adónde llevará este enlace',
	description:
		'Los enlaces de esta muestra a otros sitios llevan aquí. La página explica qué abrirá cada uno en un sitio con contenido real.',
	lead: 'En esta muestra, los enlaces a otros sitios llevan aquí. Con contenido real, abrirán lo que se describe abajo.',
	all: 'Todos los enlaces de la muestra',
	back: 'Volver a:',
	groups: {
		document: {
			title: 'Certificados y diplomas',
			opens: 'El enlace abrirá la página en la que el emisor confirma el documento.',
		},
		contact: {
			title: 'Contactos',
			opens: 'El enlace abrirá el perfil de la persona o un chat con ella.',
		},
		demo: { title: 'Sitios de los proyectos', opens: 'El enlace abrirá el propio proyecto.' },
		source: { title: 'Código fuente', opens: 'El enlace abrirá el repositorio con el código.' },
		video: { title: 'Vídeos', opens: 'El enlace abrirá un vídeo del proyecto.' },
		school: { title: 'Centros de estudios', opens: 'El enlace abrirá el sitio del centro.' },
		company: { title: 'Empresas', opens: 'El enlace abrirá el sitio de la empresa.' },
		publication: { title: 'Publicaciones', opens: 'El enlace abrirá la publicación.' },
		test: {
			title: 'Test de inteligencia',
			opens: 'El enlace abrirá un test que cualquiera puede hacer.',
		},
		other: { title: 'Otros enlaces', opens: 'El enlace abrirá una página de otro sitio.' },
	},
} satisfies MessagesLike<typeof en>;
