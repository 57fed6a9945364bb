import { nearest } from '#schemas/nearest.ts';

const fields = ['title', 'number', 'grade', 'date', 'picture', 'verify'];

test.for([
	['titel', 'title'],
	['Title', 'title'],
	['grades', 'grade'],
	['pitcure', 'picture'],
	['nubmer', 'number'],
	['dat', 'date'],
])('"%s" means "%s"', ([word, meant]) => {
	expect(nearest(word ?? '', fields)).toBe(meant);
});

test('a word that is like none means nothing', () => {
	expect(nearest('photographer', fields)).toBeUndefined();
	expect(nearest('title', [])).toBeUndefined();
});
