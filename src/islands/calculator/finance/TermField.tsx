import { writeFigures } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import type { CalculatorMessages } from '#i18n/messages/calculator/index.ts';
import { fill } from '#i18n/messages.ts';
import { withReading } from '#islands/calculator/reader.ts';
import { useSaid } from '#islands/shared/use-said.ts';
import { toField } from '#tools/calculator/finance/display.ts';
import { faces, type Register } from '#tools/calculator/finance/terms.ts';
import { toFieldId } from './field-id.ts';
import type { Typed } from './use-typed.ts';

interface Props {
	register: Register;
	locale: Locale;
	t: CalculatorMessages['finance'];
	/** The exact value, a decimal text. */
	value: string;
	/** Whether it is the value that was solved for last. */
	solved: boolean;
	typed: Typed;
	onStore: (value: string) => void;
	onSolve: () => void;
}

/** One of the five values. What is written counts at once; the rounded text of a result does not. */
export function TermField({ register, locale, t, value, solved, typed, ...props }: Props) {
	const id = toFieldId(register);
	const face = faces[register];
	const text = typed.texts[register];
	const wrong = typed.isWrong(register);
	useSaid(wrong ? t.wrong : '', 'wrong');

	function type(written: string) {
		typed.type(register, written);
		withReading((reading) => {
			const parsed = reading && typed.read(reading, register, written);
			if (parsed !== undefined && parsed !== value) props.onStore(parsed);
		});
	}

	return (
		<div className={solved ? 'term solved' : 'term'}>
			<label htmlFor={id}>
				<b>{face}</b> <span>{t.registers[register]}</span>
			</label>
			<input
				id={id}
				type="text"
				autoComplete="off"
				maxLength={100}
				value={text ?? writeFigures(locale, toField(register, value))}
				aria-invalid={wrong}
				aria-describedby={wrong ? `${id}-wrong` : undefined}
				onFocus={(event) => event.currentTarget.select()}
				onChange={(event) => type(event.currentTarget.value)}
				onKeyDown={(event) => event.key === 'Enter' && typed.end()}
				onBlur={() => typed.leave(register)}
			/>
			<button
				type="button"
				className="button"
				aria-label={fill(t.solveFor, { face })}
				onClick={props.onSolve}
			>
				{t.solve}
			</button>
			{wrong && (
				<p id={`${id}-wrong`} className="term-wrong">
					{t.wrong}
				</p>
			)}
		</div>
	);
}
