import { toSentences } from '../../../../scripts/import/to-sentences.ts';

test('each line is a sentence of its own', () => {
	expect(toSentences(['Ran the night shift', 'Trained six bakers'])).toBe(
		'Ran the night shift. Trained six bakers',
	);
	expect(toSentences(['Керувала «зміною»', '6 пекарів навчено'])).toBe(
		'Керувала «зміною». 6 пекарів навчено',
	);
});

test('a line that has its sign at the end keeps it alone', () => {
	expect(toSentences(['Results:', 'More rye!', 'She said “Done.”', 'And rest.'])).toBe(
		'Results: More rye! She said “Done.” And rest.',
	);
});

test('a line that goes on with a small letter is the rest of its sentence', () => {
	expect(toSentences(['I bake with rye and', 'teach others to'])).toBe(
		'I bake with rye and teach others to',
	);
});

test('letters without large and small ones are left as they are', () => {
	expect(toSentences(['خبّاز', 'في الجزائر'])).toBe('خبّاز في الجزائر');
	expect(toSentences([])).toBe('');
});
