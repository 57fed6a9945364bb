import { savedAtom } from '#browser/saved.ts';
import { unitChoices } from './weather-units.ts';

/** What earlier versions stored for all units together. */
const sets: Readonly<Record<string, string>> = {
	metric: 'celsius ms mm hpa',
	imperial: 'fahrenheit mph inch inhg',
};

/** The units of the weather that the visitor has chosen. Key `weatherUnits`: names of `unitChoices`, with a space between. */
export const $weatherUnits = savedAtom<readonly string[]>('weatherUnits', {
	fallback: [],
	parse: (text) => (sets[text] ?? text).split(' '),
	print: (names) => names.join(' '),
});

/** Chooses the unit, and leaves those of other kinds as they are. */
export function chooseUnit(kind: keyof typeof unitChoices, unit: string) {
	const others = $weatherUnits
		.get()
		.filter((name) => !unitChoices[kind].some((each) => each === name));
	$weatherUnits.set([...others, unit]);
}
