import type { Mistake } from '../../../../scripts/content/mistake.ts';
import { reportWritten } from '../../../../scripts/new/report-written.ts';

const paths = ['src/content/photos/portrait.json'];

test('a mistake in what was written is shown, others are counted', () => {
	const own = mistake('src/content/photos/portrait.json');
	const other = mistake('src/content/site/site.json');
	expect(reportWritten(paths, [own, other, other])).toMatchInlineSnapshot(`
		"Written: src/content/photos/portrait.json.

		src/content/photos/portrait.json:2:13  picture
		  The picture "photos/portrait.webp" cannot be read.
		  Found:    a file that is no picture
		  Expected: WebP, PNG, JPEG or AVIF
		  Example:  "photos/portrait.webp"

		1 mistake in 1 file. The content has 2 more mistakes: npm run content:check lists them."
	`);
	expect(reportWritten(paths, [other])).toBe(
		'Written: src/content/photos/portrait.json. The content has 1 mistake: npm run content:check lists it.',
	);
});

function mistake(file: string): Mistake {
	return {
		kind: 'refused-picture',
		file,
		line: 2,
		column: 13,
		field: 'picture',
		sentence: 'The picture "photos/portrait.webp" cannot be read.',
		found: 'a file that is no picture',
		expected: 'WebP, PNG, JPEG or AVIF',
		example: '"photos/portrait.webp"',
	};
}
