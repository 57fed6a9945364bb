import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const es = {
	name: 'Cubo de 27 cubos bordados con dos más pequeños a su alrededor',
	solved: 'resuelto',
	unsolved: 'mezclado',
	turned: 'último giro: {move}',
	layers: 'Girar una capa',
	layersHint:
		'La letra gira su capa en sentido horario; con Mayús, en sentido antihorario. Las letras son las de la cara que tiene delante.',
	back: 'Al revés: sentido antihorario',
	moves: {
		U: 'Capa superior',
		D: 'Capa inferior',
		L: 'Capa izquierda',
		R: 'Capa derecha',
		F: 'Capa frontal',
		B: 'Capa trasera',
		M: 'Capa media, como L',
		E: 'Capa ecuatorial, como D',
		S: 'Capa intermedia, como F',
	},
	clockwise: '{layer}, sentido horario',
	counterClockwise: '{layer}, sentido antihorario',
	scramble: 'Mezclar',
	solve: 'Resolver',
	undo: 'Deshacer',
	redo: 'Rehacer',
	count: 'Giros',
	time: 'Tiempo',
	spin: 'Girar',
	pause: 'Pausar',
	won: 'Resuelto en {time} con {moves}.',
	straight: '¡Y los dibujos de los centros están rectos!',
	turns: { one: '{count} giro', other: '{count} giros' },
	keys: 'Las letras U D L R F B M E S giran las capas; con Mayús, al revés.',
	still: {
		front: 'El cubo de cubos bordados, de frente y desde arriba, con dos cubos pequeños alrededor.',
		left: 'El cubo desde la izquierda.',
		back: 'El cubo desde atrás.',
		mixed: 'El cubo mezclado.',
	},
	notes: {
		made: 'Los 27 cubos se dibujan con una sola llamada: sus motivos son las 27 capas de una textura, y los colores de las seis caras se añaden al dibujar. La luz y los reflejos salen de un estudio de seis lámparas que calcula su navegador.',
		rules:
			'Las reglas son puro código: cada cubo pequeño tiene una posición y una rotación en números enteros, y un giro multiplica las de nueve cubos. Las pruebas comprueban las leyes del grupo: cuatro giros iguales se anulan, las caras opuestas se pueden girar en cualquier orden, y R U R′ U′, repetido seis veces, deja el cubo como estaba.',
		drag: 'Arrastre un cubo pequeño para girar su capa; arrastre fuera del cubo para verlo desde otro lado. La rueda desplaza la página o, con el foco en la escena, acerca y aleja el cubo.',
		solve:
			'«Resolver» deshace sus giros uno a uno y se salta los que se anulan entre sí. El cubo se guarda en este navegador.',
		rest: 'No se dibuja nada mientras nada se mueve, mientras el cubo no está a la vista o mientras la pestaña está oculta. Si su sistema tiene activado el movimiento reducido, solo usted mueve el cubo.',
	},
} satisfies MessagesLike<typeof en>;
