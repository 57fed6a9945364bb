import { toKey } from './keyboard.ts';
import { cleared, enter, press, type Standard } from './machine.ts';

/** The calculator after a sum and equals. @param parts see `Sum` of `i18n/read-sum.ts` */
export function compute(parts: readonly string[]): Standard {
	const sum = parts.reduce<Standard>((before, part) => {
		const key = /\d/.test(part) ? undefined : toKey(part);
		return key ? press(before, key) : enter(before, part);
	}, cleared);
	return press(sum, 'equals');
}
