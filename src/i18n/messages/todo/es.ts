import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const es = {
	newTask: 'Tarea nueva',
	tasks: 'Tareas',
	isCompleted: 'Completada: {name}',
	due: 'Fecha límite: {name}',
	until: 'Fecha límite:',
	late: 'Venció:',
	today: 'Hoy',
	noDay: 'Sin fecha',
	show: 'Mostrar',
	filters: { all: 'Todas', active: 'Pendientes', today: 'Hoy', completed: 'Completadas' },
	left: { one: 'Queda {count} tarea', other: 'Quedan {count} tareas' },
	markAll: 'Marcar todas como completadas',
	clearCompleted: 'Eliminar las completadas',
	empty: {
		all: 'Todavía no hay tareas.',
		active: 'No queda nada pendiente.',
		today: 'Para hoy no queda nada.',
		completed: 'Todavía no hay tareas completadas.',
	},
	deleteOne: 'Se eliminará la tarea «{name}».',
	deleteMany: { one: 'Se eliminará {count} tarea.', other: 'Se eliminarán {count} tareas.' },
	deleted: { one: 'Se ha eliminado {count} tarea.', other: 'Se han eliminado {count} tareas.' },
	deletedElsewhere: {
		one: 'Se ha eliminado {count} tarea en otra pestaña.',
		other: 'Se han eliminado {count} tareas en otra pestaña.',
	},
	keptElsewhere:
		'Esta tarea se eliminó en otra pestaña mientras la editaba. Aquí se conserva con lo que ha escrito.',
	imported: { one: 'Se ha importado {count} tarea.', other: 'Se han importado {count} tareas.' },
	notImported: 'En este archivo no se han encontrado tareas.',
	notes: {
		add: 'Escriba una tarea y pulse Intro. El texto se guarda tal como lo ha escrito. Una tarea vacía no se añade.',
		edit: 'Para editar, use el lápiz o haga doble clic: con Intro o al salir del campo se guarda, con Esc se cancela. Para cambiar el orden, arrastre la fila por los puntos, use los botones de flecha o pulse Alt con una tecla de flecha en cualquier parte de la fila. Ctrl+Z deshace el último cambio de la lista y Ctrl+Mayús+Z lo rehace.',
		kept: 'Las tareas se quedan en este navegador y no se envían a ninguna parte. Las pestañas abiertas muestran lo mismo. Exporte la lista para tener una copia o llevarla a otro navegador.',
	},
} satisfies MessagesLike<typeof en>;
