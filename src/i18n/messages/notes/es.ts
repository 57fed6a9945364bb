import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const es = {
	newNote: 'Nota nueva',
	notes: 'Notas',
	deleteOne: 'Se eliminará la nota «{name}».',
	deleteMany: { one: 'Se eliminará # nota.', other: 'Se eliminarán # notas.' },
	deleted: { one: 'Se ha eliminado # nota.', other: 'Se han eliminado # notas.' },
	deletedElsewhere: {
		one: 'Se ha eliminado # nota en otra pestaña.',
		other: 'Se han eliminado # notas en otra pestaña.',
	},
	imported: { one: 'Se ha importado # nota.', other: 'Se han importado # notas.' },
	notImported: 'En este archivo no se han encontrado notas.',
	note: 'Nota',
	modified: 'Modificada',
	search: 'Buscar',
	count: { one: '# nota', other: '# notas' },
	found: { one: '# nota encontrada', other: '# notas encontradas' },
	none: 'Todavía no hay notas.',
	noneFound: 'Ninguna nota contiene este texto.',
	help: {
		add: 'Escriba una nota y pulse Intro; Mayúsculas e Intro empiezan una línea nueva. Una nota necesita algún texto.',
		edit: 'Para editar, use el lápiz o haga doble clic: Intro o salir del campo guarda, Escape cancela. Para cambiar el orden, arrastre la fila por los puntos, use los botones de flecha o pulse Alt con una tecla de flecha en cualquier parte de la fila.',
		kept: 'Las notas se quedan en este navegador y no se envían a ninguna parte. Las pestañas abiertas muestran lo mismo. Exporte las notas para tener una copia o llevarlas a otro navegador.',
	},
} satisfies MessagesLike<typeof en>;
