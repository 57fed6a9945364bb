import { toKey } from './keyboard.ts';
import { enter, press } from './machine.ts';
import { cleared, type Standard } from './state.ts';

/** The calculator after a sum and equals. @param parts see `Sum` of `i18n/read-sum.ts` */
export function compute(parts: readonly string[]): Standard {
	const sum = parts.reduce<Standard>((before, part) => {
		const key = /\d/.test(part) ? undefined : toKey(part);
		return key ? press(before, key) : enter(before, part);
	}, cleared);
	return press(sum, 'equals');
}
