import { useRef } from 'react';
import type { CalculatorMessages } from '#i18n/messages/calculator/index.ts';
import { fill } from '#i18n/messages.ts';

export interface UnknownSign {
	/** A sign was typed for which there is no key. @returns the notice about it */
	stop: (sign: string) => string;
	/** The notice instead of pressing a key, or of taking a number; undefined where nothing is refused. */
	refuse: (key?: string) => string | undefined;
	end: () => void;
}

/**
 * The calculator has no powers and the like, and one that prints has no brackets. A sum without such a sign would be another sum, so after one is
 * typed no key counts until the visitor deletes it or clears.
 */
export function useUnknownSign(t: CalculatorMessages['halt']): UnknownSign {
	const halted = useRef<string>(undefined);

	function describe(sign: string): string {
		return fill(/[()]/.test(sign) ? t.bracket : t.other, { sign });
	}

	return {
		stop(sign) {
			halted.current ??= sign;
			return describe(halted.current);
		},
		refuse(key = '') {
			const sign = halted.current;
			if (!sign) return undefined;
			const isBack = key === 'backspace' || key === 'right';
			if (!isBack && !key.startsWith('clear')) return describe(sign);
			halted.current = undefined;
			return isBack ? fill(t.takenBack, { sign }) : undefined;
		},
		end() {
			halted.current = undefined;
		},
	};
}
