import { useStore } from '@nanostores/react';
import type { Locale } from '#i18n/locales.ts';
import type { CalculatorMessages } from '#i18n/messages/calculator/index.ts';
import { saveFile } from '#lib/records/save-file.ts';
import { toPlainText, toTapeCsv } from '#tools/calculator/accounting/export.ts';
import type { Line } from '#tools/calculator/accounting/line.ts';
import { $undo, clearPaper, undo } from '#tools/calculator/accounting/store.ts';
import { PrintedTape } from './PrintedTape.tsx';

interface Props {
	lines: readonly Line[];
	locale: Locale;
	t: CalculatorMessages['accounting'];
	onSay: (message: string) => void;
}

/** What can be done with the whole paper. */
export function TapeActions({ lines, locale, t, onSay }: Props) {
	const canUndo = useStore($undo).length > 0;
	const empty = lines.length === 0;

	function saveText() {
		saveFile(`${t.fileName}.txt`, toPlainText(lines), 'text/plain;charset=utf-8');
	}

	function saveCsv() {
		const { line, note, number, mark } = t.columns;
		const words = { columns: [line, note, number, mark], marks: t.marks };
		saveFile(`${t.fileName}.csv`, toTapeCsv(lines, words), 'text/csv;charset=utf-8');
	}

	return (
		<div className="tape-actions">
			<button
				type="button"
				className="button"
				disabled={!canUndo}
				onClick={() => {
					undo();
					onSay(t.undone);
				}}
			>
				{t.undo}
			</button>
			<button type="button" className="button" disabled={empty} onClick={() => print()}>
				{t.print}
			</button>
			<button type="button" className="button" disabled={empty} onClick={saveText}>
				{t.saveText}
			</button>
			<button type="button" className="button" disabled={empty} onClick={saveCsv}>
				{t.saveCsv}
			</button>
			<button
				type="button"
				className="button"
				disabled={empty}
				onClick={() => {
					clearPaper();
					onSay(t.paperTaken);
				}}
			>
				{t.newPaper}
			</button>
			<PrintedTape {...{ lines, locale, t }} />
		</div>
	);
}
