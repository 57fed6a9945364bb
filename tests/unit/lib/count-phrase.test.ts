import { splitCount } from '#lib/count-phrase.ts';

test.each([
	['27 projects', '27', 'projects'],
	['12\u00a0204 проєкти', '12\u00a0204', 'проєкти'],
	['3,5 роки практики', '3,5', 'роки практики'],
])('%s is a number and the rest', (phrase, figure, rest) => {
	expect(splitCount(phrase)).toEqual({ figure, rest });
});

test.each(['', 'projects', '27', 'about 27 projects'])('"%s" is no such phrase', (phrase) => {
	expect(splitCount(phrase)).toBeUndefined();
});
