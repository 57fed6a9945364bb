import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { loadModule } from '#browser/load-module.ts';
import type { Locale } from '#i18n/locales.ts';
import type { CalculatorMessages } from '#i18n/messages/calculator/index.ts';
import { useUndoKeys } from '#islands/shared/records/use-undo-keys.ts';
import { report } from '#lib/report.ts';
import type { Line } from '#tools/calculator/accounting/line.ts';
import { $undo, clearPaper, undoChange } from '#tools/calculator/accounting/store.ts';
import { PrintedTape } from './PrintedTape.tsx';

interface Props {
	lines: readonly Line[];
	locale: Locale;
	/** Address of the notes. */
	notes: string | undefined;
	t: Pick<CalculatorMessages, 'accounting' | 'handOver'>;
	onMessage: (message: string) => void;
}

/** What can be done with the whole paper. The first two buttons keep the focus when they have nothing left to do. */
export function TapeActions({
	lines,
	locale,
	notes,
	t: { accounting: t, handOver },
	onMessage,
}: Props) {
	const canUndo = useStore($undo).length > 0;
	const empty = lines.length === 0;
	const [open, setOpen] = useState(false);

	function undo(): boolean {
		if (!canUndo) return false;
		undoChange();
		onMessage(t.undone);
		return true;
	}

	useUndoKeys((key) => key === 'undo' && undo());

	const saves = [
		['txt', t.saveText] as const,
		['csv', t.saveCsv] as const,
		...(notes ? [['note', handOver.note] as const] : []),
	];

	async function save(kind: (typeof saves)[number][0]) {
		try {
			const { draftNote, saveTape } = await loadModule(() => import('./save-tape.ts'));
			if (kind !== 'note') saveTape(lines, kind, locale, t);
			else if (draftNote(lines, locale, handOver.noteTitle)) location.assign(`${notes}#new-note`);
			else onMessage(handOver.noteFailed);
		} catch (error) {
			report(error, 'load the export of the tape');
			onMessage(t.saveFailed);
		}
	}

	return (
		<div className="tape-actions">
			<button type="button" className="button" aria-disabled={!canUndo} onClick={undo}>
				{t.undo}
			</button>
			<button
				type="button"
				className="button"
				aria-disabled={empty}
				onClick={() => {
					if (empty) return;
					clearPaper();
					onMessage(t.paperTaken);
				}}
			>
				{t.newPaper}
			</button>
			<button
				type="button"
				className="button tape-more"
				aria-expanded={open}
				aria-controls="tape-saves"
				onClick={() => setOpen(!open)}
			>
				{t.more}
			</button>
			<div id="tape-saves" className={open ? 'tape-saves open' : 'tape-saves'}>
				<button type="button" className="button" disabled={empty} onClick={() => print()}>
					{t.print}
				</button>
				{saves.map(([kind, words]) => (
					<button
						key={kind}
						type="button"
						className="button"
						disabled={empty}
						onClick={() => save(kind)}
					>
						{words}
					</button>
				))}
			</div>
			<PrintedTape {...{ lines, locale, t }} />
		</div>
	);
}
