import type { RecordMessages } from '#i18n/messages/records/index.ts';
import { fill } from '#i18n/messages.ts';
import { Pager } from '#islands/shared/Pager.tsx';
import { useSaid } from '#islands/shared/use-said.ts';
import type { toPage } from '#lib/pages.ts';

/** Rows that are in the page at once. Browsers need minutes to lay out tens of thousands. */
export const recordRows = 200;

interface Props {
	at: Pick<ReturnType<typeof toPage>, 'page' | 'pages' | 'words'>;
	t: RecordMessages;
	onPick: (page: number) => void;
}

/** The pager of a list that is longer than a page. */
export function RecordPages({ at: { page, pages, words }, t, onPick }: Props) {
	const shown = fill(t.rows, words);
	useSaid(pages === 1 ? '' : shown, 'rows');
	if (pages === 1) return null;
	return (
		<nav className="record-files" aria-label={shown}>
			<p>{shown}</p>
			<Pager {...{ page, pages, t, onPick }} />
		</nav>
	);
}
