import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const es = {
	add: 'Añadir',
	blank: 'Escriba primero un texto.',
	actions: 'Acciones: {name}',
	edit: 'Editar: {name}',
	up: 'Subir: {name}',
	down: 'Bajar: {name}',
	drag: 'Arrastre para mover',
	delete: 'Eliminar: {name}',
	moved: '{name}: posición {place} de {all}',
	deleteAll: 'Eliminar todas',
	deleteTitle: '¿Eliminar?',
	undoHint: 'Podrá deshacerlo.',
	cancel: 'Cancelar',
	deleteYes: 'Eliminar',
	undo: 'Deshacer',
	dropped: 'Sus cambios no se han guardado.',
	undone: 'Deshecho.',
	redone: 'Rehecho.',
	list: 'Acciones de la lista',
	known: { one: '{count} ya estaba en la lista.', other: '{count} ya estaban en la lista.' },
	nested: {
		one: 'Se ha quitado la sangría de la línea {lines}.',
		other: 'Se ha quitado la sangría de las líneas {lines}.',
	},
	alike: {
		one: '{count} de ellas ya estaba en la lista.',
		other: '{count} de ellas ya estaban en la lista.',
	},
	leftOut: {
		one: 'Se ha omitido {count} línea que no está en una lista: {lines}.',
		other: 'Se han omitido {count} líneas que no están en una lista: {lines}.',
	},
	leftEmpty: {
		one: 'Se ha omitido {count} línea sin texto: {lines}.',
		other: 'Se han omitido {count} líneas sin texto: {lines}.',
	},
	leftSign: {
		one: 'Se ha omitido {count} línea cuya casilla tiene un signo distinto de «x»: {lines}.',
		other: 'Se han omitido {count} líneas cuyas casillas tienen un signo distinto de «x»: {lines}.',
	},
	line: '{line} «{text}»',
	partly: 'No se ha podido leer una parte del archivo{lines}.',
	foreign: 'Los archivos de {program} no se pueden importar.',
	exportJson: 'Exportar JSON',
	exportMarkdown: 'Exportar Markdown',
	import: 'Importar…',
	full: 'El almacenamiento del navegador está lleno.',
	blocked: 'El navegador no permite que esta página guarde nada.',
	unsavedCount: {
		one: '{count} cambio no se ha guardado y se perderá al cerrar la página.',
		other: '{count} cambios no se han guardado y se perderán al cerrar la página.',
	},
	rows: 'Filas {from}–{to} de {all}',
	more: 'Mostrar más',
	less: 'Mostrar menos',
	done: 'Listo',
	tooLong:
		'Solo se muestra el principio. El texto completo se guarda y se exporta, pero es demasiado largo para mostrarlo o editarlo aquí.',
	notSaved: 'Sin guardar',
	retry: 'Reintentar',
	broken:
		'No se ha podido leer una parte de la lista guardada. No se ha eliminado: se conserva aparte.',
	saveBroken: 'Descargarla',
} satisfies MessagesLike<typeof en>;
