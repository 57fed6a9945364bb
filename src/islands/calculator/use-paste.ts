import { useState } from 'react';
import { writeFigures } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import type { CalculatorMessages } from '#i18n/messages/calculator/index.ts';
import { fill, plural } from '#i18n/messages.ts';
import type { Item, Pasted } from '#i18n/read-pasted.ts';
import { withReading } from '#tools/calculator/reader.ts';
import { toExactText } from '#tools/calculator/standard/arithmetic.ts';
import type { Standard } from '#tools/calculator/standard/machine.ts';

interface Pasting {
	locale: Locale;
	t: Pick<CalculatorMessages, 'paste' | 'faults'>;
	/** Why nothing can be pasted now. */
	refuse: () => string | undefined;
	/** Takes a number. @returns why it was not taken */
	onNumber: (number: string, percent: boolean) => string | undefined;
	/** Takes a calculation with its history. @returns whether it did; its result is a number otherwise */
	onCalculation?: (finished: Standard) => boolean;
	/** What would be done with several numbers; without it they are refused. */
	question?: string;
	/** Takes several numbers, which are added up otherwise. @returns why it did not, or what it did */
	onItems?: (items: readonly Item[]) => string | undefined;
	/** Shows and says a notice, or what the display has. */
	tell: (words: string | undefined) => void;
}

/** Numbers that are shown of a list. */
const longestList = 6;

/** Reads what is pasted or dropped, and says what it is or why nothing was taken. Several numbers are taken after a question. */
export function usePaste({ locale, t: { paste: t, faults }, tell, ...machine }: Pasting) {
	const [offered, setOffered] = useState<readonly Item[]>([]);

	function accept() {
		setOffered([]);
		if (machine.onItems) return tell(machine.onItems(offered));
		const parts = offered.flatMap(({ number }) => ['+', number]).slice(1);
		withReading((reading) => reading && tell(finish(reading.compute(parts), false)));
	}

	function finish(finished: Standard, unclear: boolean): string | undefined {
		if (finished.fault) return faults[finished.fault];
		if (machine.onCalculation?.(finished)) return undefined;
		return unclear ? t.unclear : machine.onNumber(toExactText(finished.entry), false);
	}

	function take(pasted: Pasted, compute: (parts: readonly string[]) => Standard) {
		switch (pasted.state) {
			case 'number':
				return machine.onNumber(pasted.number, pasted.percent);
			case 'sum':
				return finish(compute(pasted.parts), pasted.unclear);
			case 'list':
				if (machine.question) setOffered(pasted.items);
				return describeList(pasted.items, pasted.left);
			case 'other':
				return fill(t.other, { text: pasted.shown });
			case 'empty':
				return t.empty;
		}
	}

	function describeList(items: readonly Item[], left: number): string {
		const numbers = items
			.slice(0, longestList)
			.map(({ label, number }) => `${label} ${writeFigures(locale, number)}`.trim());
		const list = [...numbers, ...(items.length > longestList ? ['…'] : [])].join('; ');
		const leftOut = left > 0 ? fill(t.left, { count: writeFigures(locale, `${left}`) }) : '';
		const found = plural(locale, t.found, items.length, { numbers: list });
		return [found, leftOut, machine.question ?? t.several].filter(Boolean).join(' ');
	}

	return {
		/** Whether a list waits for an answer. */
		isAsking: offered.length > 0,
		accept,
		/** Equals takes the list, any other key leaves it. @returns whether the key is used up */
		answer(key: string): boolean {
			if (offered.length === 0) return false;
			setOffered([]);
			if (key === 'equals') accept();
			return key === 'equals';
		},
		paste(text: string) {
			setOffered([]);
			withReading((reading) => {
				const refusal = reading ? machine.refuse() : t.failed;
				tell(refusal ?? (reading && take(reading.readPasted(locale, text), reading.compute)));
			});
		},
	};
}
