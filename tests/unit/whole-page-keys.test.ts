import { globSync, readFileSync } from 'node:fs';

/** They listen to the whole page too, for these keys, which are no characters. */
const withoutCharacters = {
	'src/components/behaviour/actions.ts': 'arrows, Home, End',
	'src/components/behaviour/document-field.ts': 'Escape',
	'src/islands/shared/records/use-drag.ts': 'Escape',
	'src/islands/shared/records/use-undo-keys.ts': 'Ctrl or ⌘ with Z or Y',
};

const ofPage =
	/(?:(?<![\w.])(?:(?:document|window)\.)?addEventListener\(|useListener\(\s*'(?:document|window)',)\s*'key(?:down|up|press)'/;

// WCAG 2.1.4: a character that is a command where no part has the focus can be turned off.
test('what takes characters anywhere on the page asks whether single keys are on', () => {
	const silent = globSync('src/**/*.{ts,tsx}').filter((file) => {
		const code = readFileSync(file, 'utf8');
		return ofPage.test(code) && !code.includes('documentElement.dataset.keys');
	});
	expect(silent.sort()).toEqual(Object.keys(withoutCharacters));
});
