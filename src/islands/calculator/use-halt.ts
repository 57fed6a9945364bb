import { useRef } from 'react';
import type { CalculatorMessages } from '#i18n/messages/calculator/index.ts';
import { fill } from '#i18n/messages.ts';

export interface Halt {
	/** A sign was typed for which there is no key. @returns the notice about it */
	stop: (sign: string) => string;
	/** The notice instead of pressing a key, or of taking a number; undefined where nothing is refused. */
	refuse: (key?: string) => string | undefined;
	end: () => void;
}

/**
 * A sum with a bracket, a power or another sign that the calculator does not have would be another sum without it. So
 * after such a sign no key counts until the visitor takes the sign back, or clears.
 */
export function useHalt(t: CalculatorMessages['halt']): Halt {
	const halted = useRef<string>(undefined);

	function describe(sign: string): string {
		return fill(/[()[\]{}]/.test(sign) ? t.bracket : t.other, { sign });
	}

	return {
		stop(sign) {
			halted.current ??= sign;
			return describe(halted.current);
		},
		refuse(key = '') {
			const sign = halted.current;
			if (sign === undefined) return undefined;
			const isBack = key === 'backspace' || key === 'right';
			if (isBack || key.startsWith('clear')) halted.current = undefined;
			if (halted.current !== undefined) return describe(sign);
			return isBack ? fill(t.takenBack, { sign }) : undefined;
		},
		end() {
			halted.current = undefined;
		},
	};
}
