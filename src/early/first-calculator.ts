/**
 * Puts on `<html>` which calculator the page opens with, if it is not the standard one, so that the first paint shows it;
 * `use-mode.ts` finds the same one. It is printed in front of the calculators, so it may use nothing from outside its
 * own braces.
 */
export function nameCalculator() {
	const known = /^(standard|accounting|finance)$/;
	let name = location.hash.slice(1);
	if (!known.test(name) && !/[?&]number=/.test(location.search)) {
		try {
			name = localStorage.getItem('calculatorMode') ?? '';
		} catch {
			// Storage is blocked: the standard calculator comes first.
		}
	}
	if (known.test(name) && name !== 'standard') document.documentElement.dataset.calculator = name;
}
