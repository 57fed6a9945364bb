/**
 * Puts on `<html>` which calculator the page opens with, if it is not the standard one, so that the first paint shows it;
 * `use-mode.ts` finds the same one. It is printed in front of the calculators, so it may use nothing from outside its
 * own braces.
 */
export function nameCalculator() {
	let name = location.hash;
	const known = /^#(accounting|finance)$/;
	if (!known.test(name) && name !== '#standard' && !/[?&]number=/.test(location.search)) {
		try {
			name = `#${localStorage.getItem('calculatorMode')}`;
		} catch {
			// Storage is blocked: the standard calculator comes first.
		}
	}
	if (known.test(name)) document.documentElement.dataset.calculator = name.slice(1);
}
