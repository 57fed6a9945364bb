import { toFirstPhoto } from '#lib/photo-rules.ts';

test.each([
	[[false, false, true], 2],
	[[false, false, false], 0],
])('of portraits marked %o, the one at %i is shown at first', (marks, index) => {
	expect(toFirstPhoto(marks.map((first) => ({ first })))).toBe(index);
});
