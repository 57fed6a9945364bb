import { useEffect, useRef, useState } from 'react';
import { loadModule } from '#browser/load-module.ts';
import type { Locale } from '#i18n/locales.ts';
import type { CalculatorWords } from '#i18n/messages/calculator/index.ts';
import { UndoButtons } from '#islands/calculator/UndoButtons.tsx';
import { report } from '#lib/report.ts';
import type { Line } from '#tools/calculator/accounting/line.ts';
import { clearPaper, tapeSteps } from '#tools/calculator/accounting/store.ts';
import { PrintedTape } from './PrintedTape.tsx';

interface Props {
	lines: readonly Line[];
	locale: Locale;
	/** Address of the notes. */
	notes: string | undefined;
	t: CalculatorWords;
	onMessage: (message: string) => void;
}

/** What can be done with the whole paper. Undo and new tape keep the focus when they have nothing left to do. */
export function TapeActions({ lines, locale, notes, t: words, onMessage }: Props) {
	const { accounting: t, handOver } = words;
	const empty = lines.length === 0;
	const [open, setOpen] = useState(false);
	const opened = useRef<HTMLDivElement>(null);

	useEffect(() => {
		if (open) opened.current?.scrollIntoView({ block: 'nearest' });
	}, [open]);

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
			<UndoButtons steps={tapeSteps} t={words} className="button" onDone={onMessage} />
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
			<div ref={opened} id="tape-saves" className={open ? 'tape-saves open' : 'tape-saves'}>
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
