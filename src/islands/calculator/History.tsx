import { useEffect, useRef, useState } from 'react';
import { writeFigures } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import type { CalculatorMessages } from '#i18n/messages/calculator/index.ts';
import { toFullText } from '#tools/calculator/standard/arithmetic.ts';
import type { Calculation } from '#tools/calculator/standard/past.ts';

interface Props {
	locale: Locale;
	/** The latest first. */
	past: readonly Calculation[];
	t: Pick<CalculatorMessages, 'history'>;
	/** Receives the exact result of the calculation that was picked. */
	onTake: (result: string) => void;
	onClear: () => void;
}

/** Past calculations; picking a line enters its result. On a narrow screen a button shows it. */
export function History({ locale, past, t: { history: t }, onTake, onClear }: Props) {
	const [open, setOpen] = useState(false);
	const list = useRef<HTMLDivElement>(null);
	const isEmpty = past.length === 0;

	useEffect(() => {
		if (open) list.current?.scrollIntoView({ block: 'nearest' });
	}, [open]);

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
				<button
					type="button"
					className="button"
					aria-disabled={isEmpty}
					onClick={() => !isEmpty && onClear()}
				>
					{t.clear}
				</button>
			</div>
			<div ref={list} id="past-list" className={open ? 'past-list open' : 'past-list'}>
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
