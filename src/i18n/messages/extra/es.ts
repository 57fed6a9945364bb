import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const es = {
	title: 'Extra',
	description:
		'Pequeñas herramientas que funcionan en su navegador: calculadoras, el tiempo, tipos de cambio, juegos y escenas 3D.',
	lead: 'Pequeñas herramientas para probar, usar y desmontar: calculadoras, datos en tiempo real, juegos y escenas 3D.',
	backTo: 'Volver a {title}',
	find: 'Buscar una herramienta',
	found: { one: '{count} herramienta encontrada', other: '{count} herramientas encontradas' },
	noneFound: 'Ninguna herramienta coincide con su búsqueda.',
	needsScripts:
		'Esta herramienta necesita JavaScript, que está desactivado. Más abajo se describe lo que hace.',
	notLoaded:
		'Una parte de esta página no se ha podido cargar: se ha perdido la conexión o el sitio se ha actualizado.',
	loadAgain: 'Reintentar',
	howItWorks: 'Cómo funciona',
	worksOffline: 'Esta herramienta ya funciona también sin conexión.',
	worksOfflineList:
		'Esta página ya funciona sin conexión, y también las herramientas que haya abierto (salvo los datos en tiempo real, las escenas 3D y las fotos y vídeos al azar).',
	newerPage: 'Hay una versión más reciente de esta página.',
	loadNewer: 'Cargarla',
	noConnection: {
		title: 'Sin conexión',
		why: 'Esta página no está guardada en este dispositivo. Una herramienta se guarda cuando la abre con conexión; los datos en tiempo real, las escenas 3D y las fotos y vídeos al azar siempre la necesitan.',
		saved: 'Guardado aquí; funciona sin conexión',
	},
	groups: { everyday: 'Uso diario', live: 'Datos en tiempo real', cubes: 'Cubos' },
	tools: {
		calculator: {
			title: 'Calculadora',
			brief: 'Cuentas de cada día, cinta de papel, préstamos y ahorros.',
			purpose:
				'Tres calculadoras en una: de uso diario, contable y financiera, con decimales exactos.',
		},
		todo: { title: 'Lista de tareas', purpose: 'Tareas que se quedan en su navegador.' },
		notes: { title: 'Notas', purpose: 'Notas breves con la hora del último cambio.' },
		weather: {
			title: 'El tiempo',
			purpose: 'El tiempo de hoy y de la semana, en ocho ciudades o en cualquier otra.',
		},
		rates: {
			title: 'Tipos de cambio',
			purpose: 'Tipos de cambio oficiales del Banco Nacional de Ucrania, con conversor.',
		},
		cryptocur: {
			title: 'Criptomonedas',
			purpose: 'Precios de doce criptomonedas y su variación en 24 horas y 7\u00a0días.',
		},
		tasks: {
			title: 'Ejercicios de entrevista',
			purpose:
				'Cinco ejercicios clásicos, resueltos paso a paso, y un editor para probar su propia solución.',
		},
		graphics: {
			title: 'Gráficos',
			purpose: 'Cubos, cintas 3D y dos configuradores.',
		},
		games: { title: 'Juegos', purpose: 'Un juego para una pausa breve.' },
		ai: {
			title: 'Fotos y vídeos al azar',
			purpose: 'Fotos y vídeos, por tamaño o por tema.',
		},
		'tasks/palindrome': { title: 'Palíndromo', purpose: '¿Se lee igual desde ambos extremos?' },
		'tasks/fizzbuzz': { title: 'FizzBuzz', purpose: 'Múltiplos de tres y de cinco.' },
		'tasks/anagram': { title: 'Anagrama', purpose: '¿Tienen dos palabras las mismas letras?' },
		'tasks/findvowels': { title: 'Contar vocales', purpose: '¿Cuántas vocales hay en un texto?' },
		'tasks/fibonacci': {
			title: 'Fibonacci',
			purpose: 'Números de la sucesión, exactos hasta la última cifra.',
		},
		'graphics/cube': { title: 'Cubo en CSS', purpose: 'Un cubo hecho solo con CSS.' },
		'graphics/cubejs': {
			title: 'Cubo en JS',
			purpose: 'Un cubo dibujado línea a línea sobre un lienzo plano.',
		},
		'graphics/cube3d': {
			title: 'Cubo 3D',
			purpose: 'Veintisiete cubos que giran como el famoso rompecabezas.',
		},
		'graphics/creep3d': {
			title: 'Cintas 3D',
			purpose:
				'Las divisas, las criptomonedas y el tiempo, en letras que se mueven por el espacio.',
		},
		'graphics/configurator3d': {
			title: 'Configurador de copas',
			purpose: 'Copas de vidrio, metal o cerámica: color y grabado.',
		},
		'graphics/couture3d': {
			title: 'Couture',
			purpose: 'Cuatro prendas para teñir, estampar y bordar.',
		},
		'games/memory': {
			title: 'Memoria',
			purpose: 'Encuentre las parejas: 12, 16 o 24 cartas, para uno o dos jugadores.',
		},
		'ai/picsum': { title: 'Fotos al azar', purpose: 'Fotos del tamaño que elija.' },
		'ai/pixabay': {
			title: 'Fotos al azar PRO',
			purpose: 'Fotos o vídeos sobre el tema que elija.',
		},
	},
} satisfies MessagesLike<typeof en>;
