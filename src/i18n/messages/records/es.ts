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
	undoHint: 'Podrá deshacerlo mientras no haga otro cambio en la lista.',
	cancel: 'Cancelar',
	deleteYes: 'Eliminar',
	undo: 'Deshacer',
	undone: 'Deshecho.',
	redone: 'Rehecho.',
	files: 'Archivos',
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
	tooLong:
		'Solo se muestra el principio. El texto completo se guarda y se exporta, pero es demasiado largo para mostrarlo o editarlo aquí.',
	notSaved: 'Sin guardar',
	retry: 'Reintentar',
	broken:
		'No se ha podido leer una parte de la lista guardada. No se ha eliminado: se conserva aparte.',
	saveBroken: 'Descargarla',
} satisfies MessagesLike<typeof en>;
