import { useId, useState } from 'react';
import { writeFigures } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import type { CalculatorMessages } from '#i18n/messages/calculator/index.ts';
import { fill } from '#i18n/messages.ts';
import { parseValue } from '#tools/calculator/finance/saved.ts';

interface Props {
	/** As on the key: `I/YR`. */
	face: string;
	name: string;
	locale: Locale;
	t: CalculatorMessages['finance'];
	/** The exact value, a decimal text. */
	value: string;
	/** The value rounded for the field, a decimal text. */
	shown: string;
	/** Whether it is the value that was solved for last. */
	solved: boolean;
	onStore: (value: string) => void;
	onSolve: () => void;
}

/** One of the five values. What is written counts at once; the rounded text of a result does not. */
export function TermField(props: Props) {
	const { face, name, locale, t, value, shown, solved, onStore, onSolve } = props;
	const id = useId();
	const [typed, setTyped] = useState<string>();
	const wrong = typed !== undefined && parseValue(locale, typed) === undefined;

	function type(text: string) {
		setTyped(text);
		const parsed = parseValue(locale, text);
		if (parsed !== undefined && parsed !== value) onStore(parsed);
	}

	return (
		<div className={solved ? 'term solved' : 'term'}>
			<label htmlFor={id}>
				<b>{face}</b> <span>{name}</span>
			</label>
			<input
				id={id}
				type="text"
				inputMode="text"
				autoComplete="off"
				maxLength={100}
				value={typed ?? writeFigures(locale, shown)}
				aria-invalid={wrong}
				aria-describedby={wrong ? `${id}-wrong` : undefined}
				onFocus={(event) => event.currentTarget.select()}
				onChange={(event) => type(event.currentTarget.value)}
				onBlur={() => setTyped(undefined)}
			/>
			<button
				type="button"
				className="button"
				aria-label={fill(t.solveFor, { face })}
				onClick={onSolve}
			>
				{t.solve}
			</button>
			{wrong && (
				<p id={`${id}-wrong`} className="term-wrong" role="alert">
					{t.wrong}
				</p>
			)}
		</div>
	);
}
