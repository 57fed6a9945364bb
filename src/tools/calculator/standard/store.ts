import { savedAtom } from '#browser/saved.ts';
import { cleared, enter, type Key, press, type Standard } from './machine.ts';
import { parseStandard } from './saved.ts';

/** The calculation in progress. Key `calculatorStandard`, JSON; a cleared calculator at first. */
export const $standard = savedAtom<Standard>('calculatorStandard', {
	fallback: cleared,
	parse: parseStandard,
	print: JSON.stringify,
});

export function pressKey(key: Key) {
	$standard.set(press($standard.get(), key));
}

export function enterNumber(value: string) {
	$standard.set(enter($standard.get(), value));
}
