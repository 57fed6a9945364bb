import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Locale } from '#i18n/locales.ts';
import { $reading, withReading } from '#islands/calculator/reader.ts';
import { financeSteps } from '#tools/calculator/finance/store.ts';
import { type Register, registers } from '#tools/calculator/finance/terms.ts';
import type { Blank } from './blank.ts';

type Reading = NonNullable<ReturnType<typeof $reading.get>>;

/** The texts of the five fields where they differ from the stored values. */
export interface Typed {
	texts: Partial<Record<Register, string>>;
	/** What was read of a text, and what it means where other separators are in use; until that field is written in again. */
	other: { value: string; other: string } | undefined;
	/** The first field whose text is no number. */
	wrong: Register | undefined;
	/** Whether to report its text as wrong: not while the visitor may still type the rest of the number. */
	isWrong: (register: Register) => boolean;
	/** A field that has the focus keeps its text. */
	enter: (register: Register, text: string) => void;
	type: (register: Register, text: string) => void;
	/** The value of a text. */
	read: (reading: Reading, register: Register, text: string) => string | undefined;
	/** When the visitor ends a number with Enter, a part of one is wrong. */
	end: () => void;
	/** When the visitor leaves a field, it shows a number as the language writes it, and keeps any other text for correction. */
	leave: (register: Register) => void;
	/** These fields show the stored values again; all five by default. */
	forget: (these?: readonly Register[]) => void;
}

/**
 * The texts that visitors type into the five fields.
 * @param sentence the words of the sentence, where they are written in it
 */
export function useTyped(locale: Locale, sentence?: Blank['t']): Typed {
	const [texts, setTexts] = useState<Typed['texts']>({});
	/** The field that is being written in. */
	const [open, setOpen] = useState<Register>();
	const [other, setOther] = useState<NonNullable<Typed['other']> & { register: Register }>();
	const reading = useStore($reading);
	const read: Typed['read'] = (reading, register, text) =>
		sentence
			? reading.readBlank({ register, text, locale, t: sentence })
			: reading.parseValue(locale, text, register);
	const isWrong = (register: Register) => {
		const text = texts[register];
		if (text === undefined || !reading) return false;
		return read(reading, register, text) === undefined;
	};
	const isOnItsWay = (register: Register) =>
		open === register && reading?.isValueUnfinished(locale, texts[register] ?? '') === true;

	function enter(register: Register, text: string) {
		setTexts((before) => ({ ...before, [register]: text }));
		setOpen(register);
	}

	return {
		texts,
		other,
		wrong: registers.find(isWrong),
		isWrong: (register) => isWrong(register) && !isOnItsWay(register),
		enter,
		type: (register, text) => {
			enter(register, text);
			if (other?.register === register) setOther(undefined);
		},
		read,
		end: () => setOpen(undefined),
		leave: (register) => {
			setOpen(undefined);
			financeSteps.end();
			const text = texts[register] ?? '';
			// It may be left before the code that reads it is there.
			withReading((reading) => {
				if (!reading || read(reading, register, text) === undefined) return;
				setTexts((before) => (before[register] === text ? leaveOut(before, [register]) : before));
				const found = reading.findOther(locale, text);
				if (found) setOther({ register, ...found });
			});
		},
		forget: (these = registers) => {
			setOther(undefined);
			setTexts((before) => leaveOut(before, these));
		},
	};
}

function leaveOut(texts: Typed['texts'], these: readonly Register[]): Typed['texts'] {
	const others = registers.filter((register) => !these.includes(register));
	return Object.fromEntries(others.map((register) => [register, texts[register]]));
}
