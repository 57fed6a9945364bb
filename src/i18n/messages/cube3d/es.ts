import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const es = {
	name: 'Cubo de 27 cubos bordados con dos más pequeños a su alrededor',
	solved: 'resuelto',
	unsolved: 'mezclado',
	turned: 'último giro: {move}',
	layers: 'Girar una capa',
	layersHint:
		'La letra gira en el sentido de las agujas del reloj; con Mayús, al revés. Las letras son las de la cara que tiene delante.',
	back: 'Al revés: sentido contrario',
	moves: {
		U: 'Capa superior',
		D: 'Capa inferior',
		L: 'Capa izquierda',
		R: 'Capa derecha',
		F: 'Capa frontal',
		B: 'Capa trasera',
		M: 'Capa media, como L',
		E: 'Capa ecuatorial, como D',
		S: 'Capa de pie, como F',
	},
	clockwise: '{layer}, sentido horario',
	counterClockwise: '{layer}, sentido antihorario',
	scramble: 'Mezclar',
	solve: 'Resolver',
	undo: 'Deshacer',
	redo: 'Rehacer',
	count: 'Giros',
	time: 'Tiempo',
	spin: 'Hacer girar',
	pause: 'Detener el giro',
	won: 'Resuelto en {time} con {moves}.',
	turns: { one: '{count} giro', other: '{count} giros' },
	keys: 'Las letras U D L R F B M E S giran las capas; con Mayús, al revés.',
	still: {
		front: 'El cubo de cubos bordados de frente y desde arriba, con dos cubos pequeños alrededor',
		left: 'El cubo por la izquierda',
		back: 'El cubo por detrás',
		mixed: 'El cubo mezclado',
	},
	notes: {
		made: 'Los 27 cubos son una sola llamada de dibujo: sus motivos están en una textura de 27 capas y los colores de las seis caras se ponen al dibujar. La luz y los reflejos salen de un estudio de seis lámparas que calcula su navegador.',
		rules:
			'Las reglas son código sin más: cada cubo pequeño tiene un lugar y una rotación de números enteros, y un giro multiplica nueve de ellos. Se comprueban con las leyes del grupo: cuatro giros son ninguno, las caras opuestas se giran en cualquier orden, R U R′ U′ vuelve al principio a la sexta vez.',
		drag: 'Arrastre un cubo pequeño para girar su capa; arrastre junto al cubo para rodearlo. En la página la rueda desplaza; con la escena enfocada, acerca y aleja.',
		solve:
			'«Resolver» recorre su camino hacia atrás sin los giros que se anulan. El cubo se guarda en este navegador.',
		rest: 'Nada se dibuja mientras nada se mueve, mientras el cubo no está a la vista o su pestaña está oculta. Si su sistema pide menos movimiento, el cubo solo lo mueve usted.',
	},
} satisfies MessagesLike<typeof en>;
