import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const es = {
	newNote: 'Nueva nota',
	handed: 'Revise el texto y añádalo.',
	notes: 'Notas',
	deleteOne: 'Se eliminará la nota «{name}».',
	deleteMany: { one: 'Se eliminará {count} nota.', other: 'Se eliminarán {count} notas.' },
	deleted: { one: 'Se ha eliminado {count} nota.', other: 'Se han eliminado {count} notas.' },
	deletedElsewhere: {
		one: 'Se ha eliminado {count} nota en otra pestaña.',
		other: 'Se han eliminado {count} notas en otra pestaña.',
	},
	keptElsewhere:
		'Esta nota se eliminó en otra pestaña mientras la editaba. Aquí se conserva con lo que ha escrito.',
	bothKept:
		'Esta nota se cambió en otra pestaña mientras la editaba. Ese texto se conserva; el suyo es ahora la nota siguiente de la lista.',
	imported: { one: 'Se ha importado {count} nota.', other: 'Se han importado {count} notas.' },
	notImported: 'En este archivo no se han encontrado notas.',
	importable: 'Se puede importar cualquier texto o un archivo JSON exportado aquí.',
	pin: 'Fijar: {name}',
	pinned: 'Fijada',
	modified: 'Modificada',
	search: 'Buscar',
	count: { one: '{count} nota', other: '{count} notas' },
	found: { one: '{count} nota encontrada', other: '{count} notas encontradas' },
	none: 'Todavía no hay notas.',
	noneFound: 'Ninguna nota contiene este texto.',
	help: {
		add: 'Intro guarda la nota y Mayús+Intro empieza una línea nueva; en una pantalla táctil guarda un botón. El texto en Markdown se muestra con formato.',
		kept: 'Las notas se quedan en este navegador. Expórtelas para tener una copia.',
		edit: 'Para editar una nota, haga doble clic en ella: Intro, Ctrl+Intro o salir del campo guarda los cambios; Esc los descarta.',
		move: 'Alt con una tecla de flecha mueve la nota en la lista. Ctrl+Z deshace el último cambio de la lista y Ctrl+Mayús+Z lo rehace.',
	},
} satisfies MessagesLike<typeof en>;
