import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const es = {
	title: 'Extra',
	description:
		'Pequeñas herramientas que funcionan en su navegador: calculadoras, el tiempo, tipos de cambio, juegos y escenas 3D.',
	lead: 'Pequeñas herramientas para probar, usar y desmontar: calculadoras, datos en tiempo real, juegos y escenas 3D.',
	usable: {
		offline: 'Funciona en el navegador, sin registrarse y también sin conexión.',
		online: 'Gratis, directamente en el navegador y sin registrarse.',
	},
	find: 'Buscar una herramienta',
	found: { one: '{count} herramienta encontrada', other: '{count} herramientas encontradas' },
	noneFound: 'Ninguna herramienta coincide con su búsqueda.',
	needsScripts:
		'Esta herramienta necesita JavaScript, que está desactivado. Más abajo se describe lo que hace.',
	howItWorks: 'Cómo funciona',
	made: { how: 'Cómo está hecho:', code: 'el código', tests: 'sus pruebas' },
	worksOffline: 'Ahora esta herramienta también funciona sin conexión.',
	pdfOnline: 'Sus archivos PDF necesitan conexión.',
	worksOfflineList: 'Ya funciona sin conexión, como casi todo lo que haya abierto.',
	app: {
		name: 'Herramientas – {name}',
		short: 'Herramientas',
		todo: 'Nueva tarea',
		notes: 'Nueva nota',
	},
	keepAll: {
		keep: 'Guardar todas las herramientas en español para usarlas sin conexión ({size}\u00a0MB)',
		keeping: 'Guardando las herramientas…',
		kept: 'Ahora todas las herramientas, salvo las escenas 3D y las fotos al azar, funcionan sin conexión.',
		failed: 'Algunas herramientas no se han podido guardar. Inténtelo de nuevo.',
		install: 'Instalar como aplicación',
		offline: 'Sin conexión: las herramientas atenuadas no están guardadas en este dispositivo.',
		unkept: 'No está guardada en este dispositivo',
	},
	newerPage: 'Hay una versión más reciente de esta página.',
	loadNewer: 'Recargar',
	noConnection: {
		title: 'Sin conexión',
		why: 'Esta página no está guardada en este dispositivo. Una herramienta se guarda cuando la abre con conexión; las escenas 3D y las fotos y vídeos al azar siempre la necesitan.',
		saved: 'Disponible sin conexión',
	},
	groups: { everyday: 'Uso diario', live: 'Datos en tiempo real', cubes: 'Cubos' },
} satisfies MessagesLike<typeof en>;
