import { withReading } from '#islands/calculator/reader.ts';
import type { Register } from '#tools/calculator/finance/terms.ts';
import type { Typed } from './use-typed.ts';

interface Props {
	register: Register;
	label: string;
	/** As it is shown; empty if there is none. */
	value: string;
	/** Shown where there is none. */
	example: string;
	typed: Typed;
	/** Of the words about a wrong text. */
	wrongId: string;
	/** Receives a decimal text, 0 or more. */
	onStore: (value: string) => void;
}

/** One figure of the sentence. What is written counts at once; what is no number stays for correction. */
export function SentenceField({ register, label, value, example, typed, ...props }: Props) {
	const text = typed.texts[register] ?? value;
	const wrong = typed.isWrong(register);

	function type(written: string) {
		typed.type(register, written);
		withReading((reading) => {
			const parsed = reading && typed.read(reading, register, written);
			if (parsed !== undefined) props.onStore(parsed);
		});
	}

	return (
		<input
			type="text"
			inputMode="decimal"
			autoComplete="off"
			maxLength={40}
			aria-label={label}
			aria-invalid={wrong}
			aria-describedby={wrong ? props.wrongId : undefined}
			placeholder={example}
			size={Math.max((text || example).length, 2)}
			value={text}
			onFocus={(event) => {
				// It does not change under the hands of whoever writes in it when another field is read late.
				typed.enter(register, text);
				event.currentTarget.select();
			}}
			onChange={(event) => type(event.currentTarget.value)}
			onBlur={() => typed.leave(register)}
		/>
	);
}
