import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const es = {
	newTask: 'Nueva tarea',
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
	markAll: 'Completar todas',
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
	bothKept:
		'Esta tarea se cambió en otra pestaña mientras la editaba. Ese texto se conserva; el suyo es ahora la tarea siguiente de la lista.',
	imported: { one: 'Se ha importado {count} tarea.', other: 'Se han importado {count} tareas.' },
	notImported: 'En este archivo no se han encontrado tareas.',
	importable:
		'Se puede importar un texto con una tarea por línea, una lista en Markdown («- [ ] tarea») o un archivo JSON exportado aquí.',
	notes: {
		add: 'Escriba una tarea y pulse Intro. El lápiz la cambia y la papelera la elimina; en el teléfono, los tres puntos muestran lo demás.',
		kept: 'Las tareas se quedan en este navegador. Exporte la lista para tener una copia.',
		edit: 'Con el ratón, también se edita con doble clic. Intro o salir del campo guarda los cambios; Esc los descarta.',
		move: 'Para mover una tarea, pulse Alt con una tecla de flecha o arrástrela por los puntos. Ctrl+Z deshace el último cambio de la lista y Ctrl+Mayús+Z lo rehace.',
	},
} satisfies MessagesLike<typeof en>;
