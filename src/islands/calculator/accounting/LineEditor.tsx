import { type ClipboardEvent, type SubmitEvent, useId, useState } from 'react';
import { hasCells, toLine } from '#i18n/cells.ts';
import { writeFigures } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import type { CalculatorMessages } from '#i18n/messages/calculator/index.ts';
import { fill } from '#i18n/messages.ts';
import { Dialog } from '#islands/shared/Dialog.tsx';
import { useSaid } from '#islands/shared/use-said.ts';
import type { StepKey, TapeStep } from '#tools/calculator/accounting/keys.ts';
import type { Tape } from '#tools/calculator/accounting/paper.ts';
import { parseEntry } from '#tools/calculator/accounting/parse-entry.ts';
import { changeTape } from '#tools/calculator/accounting/store.ts';
import { spliceSteps } from '#tools/calculator/accounting/tape.ts';

interface Props {
	tape: Tape;
	/** The step that printed the line. */
	index: number;
	locale: Locale;
	t: CalculatorMessages['accounting'];
	/** Why nothing was pasted. */
	words: CalculatorMessages['paste'];
	onClose: () => void;
	onRemove: () => void;
	onChanged: () => void;
}

/** Keys that one line can change between. */
const changeable = ['+', '-', '*', '/', 'equals', 'percent'] as const satisfies readonly StepKey[];

/** Keys that work on a number; beside the others there is nothing to write. */
const withNumber: ReadonlySet<StepKey> = new Set<StepKey>([
	...changeable,
	'markup',
	'tax-plus',
	'tax-minus',
	'memory-plus',
	'memory-minus',
	'number',
]);

/** Changes, deletes or inserts a line. The shared dialog is used: it must not be left by accident. */
export function LineEditor({ tape, index, locale, t, words, onClose, onRemove, onChanged }: Props) {
	const form = useId();
	const wrongId = useId();
	const [inserting, setInserting] = useState(false);
	const step = inserting ? plus : (tape.steps[index] ?? plus);
	/** What could not be pasted, in words. */
	const [refusal, setRefusal] = useState<string>();
	const [text, setText] = useState(
		`${step.label ?? ''} ${writeFigures(locale, step.entry ?? '')}`.trim(),
	);
	const [key, setKey] = useState<StepKey>(step.key);
	const entry = parseEntry(locale, text, key);
	const wrong = text.trim() !== '' && entry === undefined;
	const fault = refusal ?? (wrong ? t.editor.numberWrong : undefined);
	useSaid(fault ?? '', 'wrong');
	const keys = changeable.some((one) => one === step.key) ? changeable : [step.key];

	function startInsert() {
		setInserting(true);
		setText('');
		setKey('+');
	}

	/** The field has one line: it would make one number of several cells. */
	function paste(event: ClipboardEvent) {
		const pastedText = event.clipboardData.getData('text/plain');
		if (!hasCells(pastedText) || parseEntry(locale, pastedText)) return;
		event.preventDefault();
		setRefusal(fill(words.other, { text: toLine(pastedText) }));
	}

	function save(event: SubmitEvent) {
		event.preventDefault();
		if (wrong) return;
		const changed: TapeStep = { key, ...entry };
		changeTape((before) => spliceSteps(before, index, inserting ? 0 : 1, changed));
		onChanged();
		onClose();
	}

	return (
		<Dialog
			open
			title={inserting ? t.editor.insert : t.editor.change}
			onClose={onClose}
			actions={
				<>
					{withNumber.has(step.key) && (
						<button type="submit" form={form} className="button primary" disabled={wrong}>
							{t.editor.save}
						</button>
					)}
					<button type="button" className="button" onClick={onClose}>
						{t.editor.cancel}
					</button>
					{!inserting && (
						<>
							<button type="button" className="button" onClick={onRemove}>
								{t.editor.remove}
							</button>
							<button type="button" className="button" onClick={startInsert}>
								{t.editor.insertBefore}
							</button>
						</>
					)}
				</>
			}
		>
			{withNumber.has(step.key) ? (
				<form id={form} className="line-editor" onSubmit={save}>
					<label className="field">
						<span>{t.editor.number}</span>
						<input
							type="text"
							autoComplete="off"
							maxLength={100}
							autoFocus
							value={text}
							aria-invalid={wrong}
							aria-describedby={wrongId}
							onChange={(event) => {
								setText(event.currentTarget.value);
								setRefusal(undefined);
							}}
							onPaste={paste}
						/>
					</label>
					<label className="field">
						<span>{t.editor.key}</span>
						<select
							value={key}
							disabled={keys.length === 1}
							onChange={(event) => {
								const picked = changeable.find((one) => one === event.currentTarget.value);
								if (picked) setKey(picked);
							}}
						>
							{keys.map((one) => (
								<option key={one} value={one}>
									{toKeyName(one, t)}
								</option>
							))}
						</select>
					</label>
					<p id={wrongId} className="line-editor-hint">
						{fault ?? t.editor.numberHint}
					</p>
				</form>
			) : (
				<p>{toKeyName(step.key, t)}</p>
			)}
		</Dialog>
	);
}

const plus: TapeStep = { key: '+' };

function toKeyName(key: StepKey, t: CalculatorMessages['accounting']): string {
	// The sign key and the switches print nothing, so that no line leads here.
	if (key === 'gt' || key === 'sign' || key === 'set') return t.marks['gt-subtotal'];
	return t.marks[key];
}
