import { calculate } from './arithmetic.ts';
import { toKey } from './keyboard.ts';
import { enter, press } from './machine.ts';
import { cleared, type Standard } from './state.ts';

/**
 * The calculator after a sum and equals. A sum that begins with a per cent means a hundredth, although the key takes it of
 * nothing, as Windows does. @param parts see `Sum` of `i18n/read-sum.ts`
 */
export function compute(parts: readonly string[]): Standard {
	const [first = '0', second, ...others] = parts;
	const written = second === '%' ? [calculate(first, '/', '100') ?? first, ...others] : parts;
	const sum = written.reduce<Standard>((before, part) => {
		const key = /\d/.test(part) ? undefined : toKey(part);
		return key ? press(before, key) : enter(before, part);
	}, cleared);
	return press(sum, 'equals');
}
