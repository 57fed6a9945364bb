import { toPlainDocumentColumns } from '#components/document/document-controls.ts';

const grade = { text: '95 / 100' };

test('a table of documents has no column that would be empty', () => {
	const name = (...documents: Parameters<typeof toPlainDocumentColumns>[1]) =>
		Object.keys(toPlainDocumentColumns('en', documents));
	expect(name({}, {})).toEqual(['title', 'date', 'links']);
	expect(name({ grade }, { number: { text: 'A1' } })).toEqual([
		...['title', 'grade', 'date', 'number', 'links'],
	]);
});
