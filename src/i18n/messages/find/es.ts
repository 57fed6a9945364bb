import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const es = {
	title: 'Buscar en el sitio',
	results: 'Resultados',
	close: 'Cerrar',
	loading: 'Cargando…',
	failed:
		'No se han podido cargar los datos de la búsqueda. Compruebe la conexión e inténtelo de nuevo.',
	again: 'Reintentar',
	none: 'No se ha encontrado nada para «{query}».',
	hint: 'Pruebe con una palabra más corta o con la misma palabra en otro idioma.',
	certificates: 'Buscar certificados',
	found: {
		one: '{count} resultado',
		other: '{count} resultados',
	},
	all: 'Ver los {count} resultados',
	groups: {
		answer: 'Respuestas',
		page: 'Páginas',
		project: 'Proyectos',
		job: 'Experiencia',
		publication: 'Publicaciones',
		school: 'Formación',
		skill: 'Aptitudes y tecnologías',
		certificate: 'Certificados y diplomas',
		tool: 'Herramientas',
		action: 'Acciones',
	},
	keys: {
		choose: 'elegir',
		open: 'abrir',
		newTab: 'en otra pestaña',
		close: 'cerrar',
	},
	languages: {
		en: 'Leer en inglés',
		uk: 'Leer en ucraniano',
		es: 'Leer en español',
	},
	otherLanguage: 'Leer en {language}',
	themes: {
		system: 'Usar el tema del sistema',
		light: 'Usar el tema claro',
		dark: 'Usar el tema oscuro',
	},
	viewModes: {
		normal: 'Ver las imágenes normales',
		alternative: 'Ver las imágenes bordadas',
	},
	themeWords: {
		system: 'tema automático',
		light: 'modo claro, día',
		dark: 'modo oscuro, noche',
	},
	viewWords: {
		normal: 'fotografías, vista normal',
		alternative: 'puntada, vista bordada, bordado',
	},
	does: { copy: 'Copiar', open: 'Abrir' },
	copied: 'Copiado: {text}',
	notCopied: 'No se ha podido copiar «{text}».',
	verify: 'Verificar con el emisor',
	shortcuts: {
		title: 'Atajos de teclado',
		single: 'Teclas sueltas',
		hint: 'Si se desactivan, las teclas como / o una letra solo funcionan en la parte de la página que tiene el foco. Es útil con el control por voz o si pulsa teclas sin querer.',
		everywhere: 'En todas las páginas',
		search: 'buscar en el sitio',
		list: 'abrir o cerrar esta lista',
		or: 'o',
		page: 'En esta página',
		focus: 'En esta página, en la parte que tiene el foco',
	},
} satisfies MessagesLike<typeof en>;
