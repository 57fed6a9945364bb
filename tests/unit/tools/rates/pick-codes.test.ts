import { expect, test } from 'vitest';
import { rateCodes } from '#live/rate-codes.ts';
import { pickMainCodes, sortCodes } from '#tools/rates/pick-codes.ts';
import { searchCodes } from '#tools/rates/typing.ts';

const codes = ['PLN', 'CHF', ...rateCodes];
const names = { PLN: 'Злотий', CHF: 'Швейцарський франк', USD: 'Долар США' };

test('the main currencies come in their order, then the others by code', () => {
	expect(sortCodes(codes, [])).toEqual([...rateCodes, 'CHF', 'PLN']);
	expect(pickMainCodes(sortCodes(codes, []), [])).toEqual([...rateCodes]);
});

test('favourites come first, in the order of choosing; unknown ones are left out', () => {
	const favourites = ['PLN', 'QQQ', 'EUR'];
	const sorted = sortCodes(codes, favourites);
	expect(sorted.slice(0, 3)).toEqual(['PLN', 'EUR', 'USD']);
	expect(sorted).not.toContain('QQQ');
	expect(sorted.filter((code) => code === 'EUR')).toHaveLength(1);
	expect(pickMainCodes(sorted, favourites)).toEqual(sorted.filter((code) => code !== 'CHF'));
});

test('a search is in names and codes, for all of its words', () => {
	expect(searchCodes(codes, names, 'злотий')).toEqual(['PLN']);
	expect(searchCodes(codes, names, 'фра ch')).toEqual(['CHF']);
	expect(searchCodes(codes, names, 'zzz')).toEqual([]);
});
