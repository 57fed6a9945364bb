import { toInitials } from '#lib/initials.ts';

test.each([
	['Claire Anne Dubreuil', 'CD'],
	[' Жанна  д’Арк ', 'Жд'],
	['Madonna', 'M'],
	['𠮷野 家', '𠮷家'],
])('the initials of %s are %s', (name, initials) => {
	expect(toInitials(name)).toBe(initials);
});
