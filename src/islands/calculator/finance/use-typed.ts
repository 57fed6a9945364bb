import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Locale } from '#i18n/locales.ts';
import { $reading } from '#islands/calculator/reader.ts';
import { financeSteps } from '#tools/calculator/finance/store.ts';
import { type Register, registers } from '#tools/calculator/finance/terms.ts';

/** The texts of the five fields where they differ from the stored values. */
export interface Typed {
	texts: Partial<Record<Register, string>>;
	/** What was read of the text that was left last, and what it means where other separators are in use. */
	other: { value: string; other: string } | undefined;
	/** The first field whose text is no number. */
	wrong: Register | undefined;
	/** Whether to report its text as wrong: not while the visitor may still type the rest of the number. */
	isWrong: (register: Register) => boolean;
	type: (register: Register, text: string) => void;
	/** When the visitor ends a number with Enter, a part of one is wrong. */
	end: () => void;
	/** When the visitor leaves a field, it shows a number as the language writes it, and keeps any other text for correction. */
	leave: (register: Register) => void;
	/** These fields show the stored values again; all five by default. */
	forget: (these?: readonly Register[]) => void;
}

/** No number below zero is part of the sentence; a rate or an empty field may be 0. */
export function fitsSentence(register: Register, text: string, value: string): boolean {
	return Number(value) > 0 || (Number(value) === 0 && (register === 'i' || text.trim() === ''));
}

/**
 * The texts that visitors type into the five fields.
 * @param negative whether a number below zero is one of theirs
 */
export function useTyped(locale: Locale, negative = true): Typed {
	const [texts, setTexts] = useState<Typed['texts']>({});
	/** The field that is being written in. */
	const [open, setOpen] = useState<Register>();
	const [other, setOther] = useState<Typed['other']>();
	const reading = useStore($reading);
	const isWrong = (register: Register) => {
		const text = texts[register];
		if (text === undefined || !reading) return false;
		const value = reading.parseValue(locale, text, register);
		return value === undefined || (!negative && !fitsSentence(register, text, value));
	};
	const isOnItsWay = (register: Register) =>
		open === register && reading?.isValueUnfinished(locale, texts[register] ?? '') === true;

	function forget(these: readonly Register[] = registers) {
		setOther(undefined);
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
		other,
		wrong: registers.find(isWrong),
		isWrong: (register) => isWrong(register) && !isOnItsWay(register),
		type: (register, text) => {
			setTexts((before) => ({ ...before, [register]: text }));
			setOther(undefined);
			setOpen(register);
		},
		end: () => setOpen(undefined),
		leave: (register) => {
			setOpen(undefined);
			financeSteps.end();
			if (!reading || isWrong(register)) return;
			forget([register]);
			setOther(reading.findOther(locale, texts[register] ?? ''));
		},
		forget,
	};
}
