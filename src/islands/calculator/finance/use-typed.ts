import { useState } from 'react';
import type { Locale } from '#i18n/locales.ts';
import { parseValue } from '#tools/calculator/finance/saved.ts';
import { type Register, registers } from '#tools/calculator/finance/terms.ts';

/** The texts of the five fields where they differ from the stored values. */
export interface Typed {
	texts: Partial<Record<Register, string>>;
	/** The first field whose text is no number. */
	wrong: Register | undefined;
	type: (register: Register, text: string) => void;
	/** When the visitor leaves a field, it shows a number as the language writes it, and keeps any other text for correction. */
	leave: (register: Register) => void;
	/** These fields show the stored values again; all five by default. */
	forget: (these?: readonly Register[]) => void;
}

/** The texts that visitors type into the five fields. */
export function useTyped(locale: Locale): Typed {
	const [texts, setTexts] = useState<Typed['texts']>({});
	const isWrong = (register: Register) => {
		const text = texts[register];
		return text !== undefined && parseValue(locale, text) === undefined;
	};

	function forget(these: readonly Register[] = registers) {
		setTexts((before) =>
			Object.fromEntries(
				registers
					.filter((register) => !these.includes(register))
					.map((register) => [register, before[register]]),
			),
		);
	}

	return {
		texts,
		wrong: registers.find(isWrong),
		type: (register, text) => setTexts((before) => ({ ...before, [register]: text })),
		leave: (register) => {
			if (!isWrong(register)) forget([register]);
		},
		forget,
	};
}
