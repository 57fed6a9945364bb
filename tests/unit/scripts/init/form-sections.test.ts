import { listSections } from '../../../../scripts/init/form-sections.ts';
import { listFlags } from '../../../../scripts/init/questions.ts';

const languages = ['de', 'en'];
const sections = listSections(languages);
const asked = sections.flatMap(({ questions }) => questions);

test('the form asks what the command asks; addresses tell the other kinds of contact', () => {
	const flags = listFlags(languages).map(({ field }) => field);
	const told = /^contact\.(?!website|appointments|telephone)/;
	expect(asked.map(({ field }) => field).sort()).toEqual(
		flags.filter((field) => !told.test(field)).sort(),
	);
});

test('its words are no codes: names of fields, commands and standards', () => {
	const words = asked.flatMap(({ label, hint, options = [] }) => [
		label,
		hint,
		...options.map(([, name]) => name),
	]);
	for (const text of words) expect(text).not.toMatch(/npm|ISO|\.json|\/|^[–a-z]/);
	const find = (wanted: string) => asked.find(({ field }) => field === wanted);
	expect(find('languages')?.options).toContainEqual(['ar', 'العربية']);
	expect(find('textFont')?.options).toContainEqual(['@fontsource-variable/work-sans', 'Work Sans']);
	expect(find('paper')?.options).toEqual([
		['', 'As now: A4'],
		['letter', 'US Letter'],
	]);
});

test('a hint stands once, and not again for each language', () => {
	const names = asked.filter(({ field }) => field.startsWith('name.'));
	expect(names.map(({ hint }) => hint !== '')).toEqual([true, ...names.slice(1).map(() => false)]);
});
