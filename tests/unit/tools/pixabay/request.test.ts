import {
	firstKind,
	kinds,
	parseRequest,
	printRequest,
	toKind,
	toTheme,
} from '#tools/pixabay/request.ts';

test('the type is photo or video, and photo at first', () => {
	expect([...kinds, firstKind]).toEqual(['photo', 'video', 'photo']);
	expect(['video', 'audio', null].map(toKind)).toEqual(['video', 'photo', 'photo']);
});

test('a theme has no space around it and at most 100 characters', () => {
	const themes = ['  red fox ', ' \t', '🦊'.repeat(200)].map(toTheme);
	expect(themes).toEqual(['red fox', undefined, '🦊'.repeat(100)]);
});

test('the address and the request are the same thing, and no address is a fault', () => {
	const sea = { theme: 'sea & sand', kind: 'video', quantity: 30, page: 2 } as const;
	expect(parseRequest(printRequest(sea))).toEqual(sea);
	const first = { theme: 'fox', kind: 'photo', quantity: 6, page: 1 };
	for (const page of ['', '0', '1.5', '101'])
		expect(parseRequest(`?theme=fox&page=${page}`)).toEqual(first);
	expect(parseRequest('?type=video')).toBeUndefined();
});
