import { z } from 'zod';
import { cvSettings } from '#schemas/cv-settings.ts';

const schema = z.strictObject(cvSettings);

function findErrors(value: object): string[] {
	return schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];
}

test.for([0, 3, 1.5, '2'])(
	'%o pages are refused, and the error names those that there are',
	(pages) => {
		expect(findErrors({ pages })).toEqual([expect.stringContaining('Write 1 or 2')]);
	},
);

test('a section that is unknown, written twice or left alone without any is refused', () => {
	expect(findErrors({ sections: ['jobs'] })[0]).toContain('"experience"');
	expect(findErrors({ sections: ['skills', 'skills'] })).toEqual([
		'A section is in the list twice. Delete one of the two.',
	]);
	expect(findErrors({ sections: [] })[0]).toContain('empty');
});
