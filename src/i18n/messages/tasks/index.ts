import { type RecordMessages, records, type SavingMessages } from '#i18n/messages/records/index.ts';
import type { MessagesLike } from '#i18n/messages.ts';
import { inEachLanguage, toSiteWords } from '#i18n/site-words.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { uk } from './uk.ts';

type OwnMessages = MessagesLike<typeof en>;
type EditorMessages = OwnMessages['editor'];

export type TaskMessages = Omit<OwnMessages, 'editor'> & {
	editor: Omit<EditorMessages, 'saving'> & { saving: EditorMessages['saving'] & SavingMessages };
};

const own = toSiteWords<OwnMessages>('tasks', { en, uk, es });

export const tasks = inEachLanguage<TaskMessages>((locale) =>
	withShared(own[locale], records[locale]),
);

/** The messages about what cannot be saved are those of the lists. */
function withShared(
	t: OwnMessages,
	{ full, blocked, retry, exportJson, saveBroken }: RecordMessages,
): TaskMessages {
	const saving = { full, blocked, retry, exportJson, saveBroken, ...t.editor.saving };
	return { ...t, editor: { ...t.editor, saving } };
}
