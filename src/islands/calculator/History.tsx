import { useState } from 'react';
import { writeFigures } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import type { CalculatorMessages } from '#i18n/messages/calculator/index.ts';
import { useUndoKeys } from '#islands/shared/records/use-undo-keys.ts';
import { toFullText } from '#tools/calculator/standard/arithmetic.ts';
import type { Calculation } from '#tools/calculator/standard/past.ts';

interface Props {
	locale: Locale;
	/** The latest first. */
	past: readonly Calculation[];
	t: Pick<CalculatorMessages, 'history' | 'undo'>;
	/** Receives the exact result of the calculation that was picked. */
	onTake: (result: string) => void;
	/** Receives the list that takes the place of this one, and what has happened to it. */
	onReplace: (past: readonly Calculation[], message: string) => void;
}

/** Past calculations; picking a line enters its result. On a narrow screen a button shows it. */
export function History({ locale, past, t: { history: t, undo }, onTake, onReplace }: Props) {
	const [open, setOpen] = useState(false);
	/** What was cleared, until there is something new. */
	const [cleared, setCleared] = useState<readonly Calculation[]>([]);
	const isEmpty = past.length === 0;
	const canUndo = isEmpty && cleared.length > 0;

	function clear() {
		setCleared(past);
		onReplace([], t.cleared);
	}

	function restore() {
		setCleared([]);
		onReplace(cleared, t.restored);
	}

	useUndoKeys((key) => {
		if (key === 'redo' || !canUndo) return false;
		restore();
		return true;
	});

	return (
		<section className="past" aria-labelledby="past">
			<div className="past-head">
				<h2 id="past">{t.title}</h2>
				<button
					type="button"
					className="button past-toggle"
					aria-expanded={open}
					aria-controls="past-list"
					onClick={() => setOpen(!open)}
				>
					{t.title}
				</button>
				{(canUndo || !isEmpty) && (
					// One button, so that it keeps the focus.
					<button type="button" className="button" onClick={canUndo ? restore : clear}>
						{canUndo ? undo : t.clear}
					</button>
				)}
			</div>
			<div id="past-list" className={open ? 'past-list open' : 'past-list'}>
				{isEmpty && <p className="past-empty">{t.empty}</p>}
				<ol>
					{past.map(({ history, result }, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name than its place from the end.
						<li key={past.length - index}>
							<button type="button" onClick={() => onTake(result)}>
								<span className="past-sum">{writeFigures(locale, history)}</span>{' '}
								<span className="past-result">{writeFigures(locale, toFullText(result))}</span>
							</button>
						</li>
					))}
				</ol>
			</div>
		</section>
	);
}
