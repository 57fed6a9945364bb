import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const es = {
	title: 'Accesibilidad',
	lead: 'Qué se ha probado del software de este sitio, qué falta todavía y dónde avisar de una barrera.',
	description:
		'Accesibilidad del sitio de {name}: qué se ha probado y con qué, carencias conocidas y dónde avisar de una barrera.',
	link: 'Accesibilidad: qué se ha probado y qué falta',
	aim: 'El objetivo son las {wcag}, nivel AA, con el contraste del nivel AAA. Esta página informa de pruebas del software ({date}); no es una declaración de conformidad.',
	tried: 'Qué se ha probado',
	trials: {
		browsers:
			'Todas las páginas se abren en {chromium}, {firefox} y {webkit}, y las tareas principales funcionan en los tres.',
		axe: '{axe} examina todas las páginas con las reglas de las {wcag}, niveles A a AAA, y sus colores también en el tema oscuro y con colores forzados.',
		zoom: 'Todas las páginas caben en una ventana de 320\u00a0px de ancho, lo que deja de 1280\u00a0px una ampliación del 400\u00a0%. Las letras pueden ser el doble de grandes.',
		keyboard:
			'Las pruebas usan los menús, la búsqueda, las listas y las herramientas también con el teclado.',
		motion: 'Si su sistema pide movimiento reducido, nada se mueve por sí solo.',
		contrast:
			'El texto tiene un contraste de 7:1 como mínimo. El software rechaza los colores que no llegan.',
		names:
			'Lo que la portada, los proyectos, los certificados, la búsqueda y cada herramienta dan a un lector de pantalla para que lo diga en inglés está transcrito, y las pruebas lo comparan.',
		pdf: 'El PDF del currículum tiene etiquetas de títulos, párrafos y listas. {pdf} no encuentra en el currículum de muestra nada que PDF/UA-1 prohíba.',
	},
	known: 'Carencias conocidas',
	gaps: {
		reader:
			'No se ha usado ningún lector de pantalla: ni NVDA, ni JAWS, ni VoiceOver, ni TalkBack. Las pruebas leen lo que el navegador les entrega.',
		people:
			'No se ha consultado a nadie que dependa de esas ayudas. Tampoco se ha probado el control por voz.',
		devices:
			'WebKitGTK hace las veces de Safari. No se han probado ni Safari ni teléfonos de verdad.',
		targets:
			'Las puntadas de la página de certificados miden menos de 24\u00a0px. Las listas de esa página llevan a los mismos sitios.',
		scenes:
			'Las escenas en 3D tienen botones y teclas, pero quien no las ve solo recibe una descripción breve.',
		services: 'No se ha probado lo que muestran otros servicios, como el widget del tiempo.',
	},
	report: 'Avisar de una barrera',
	how: 'Escriba qué quería hacer, en qué página, con qué navegador y con qué ayudas:',
} satisfies MessagesLike<typeof en>;
