import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const es = {
	newNote: 'Nota nueva',
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
	imported: { one: 'Se ha importado {count} nota.', other: 'Se han importado {count} notas.' },
	notImported: 'En este archivo no se han encontrado notas.',
	pin: 'Fijar: {name}',
	pinned: 'Fijada',
	preview: 'Mostrar con formato: {name}',
	showText: 'Mostrar el texto',
	modified: 'Modificada',
	search: 'Buscar',
	count: { one: '{count} nota', other: '{count} notas' },
	found: { one: '{count} nota encontrada', other: '{count} notas encontradas' },
	none: 'Todavía no hay notas.',
	noneFound: 'Ninguna nota contiene este texto.',
	help: {
		add: 'Escriba una nota y pulse Intro; Mayús+Intro empieza una línea nueva. La primera línea es el título; el resto puede ir en Markdown. Una nota vacía no se añade.',
		edit: 'Para editar, use el lápiz o haga doble clic: con Intro o al salir del campo se guarda, con Esc se cancela. Para cambiar el orden, arrastre la fila por los puntos, use los botones de flecha o pulse Alt con una tecla de flecha en cualquier parte de la fila. Ctrl+Z deshace el último cambio de la lista y Ctrl+Mayús+Z lo rehace.',
		kept: 'Las notas se quedan en este navegador y no se envían a ninguna parte. Las pestañas abiertas muestran lo mismo. Exporte las notas para tener una copia o llevarlas a otro navegador.',
	},
} satisfies MessagesLike<typeof en>;
