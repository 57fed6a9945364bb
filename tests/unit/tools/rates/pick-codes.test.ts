import { expect, test } from 'vitest';
import { rateCodes } from '#live/rate-codes.ts';
import { pickCodes } from '#tools/rates/pick-codes.ts';

const names = { PLN: 'Злотий', CHF: 'Швейцарський франк', USD: 'Долар США' };
const choice = {
	codes: ['PLN', 'CHF', ...rateCodes],
	names,
	favourites: [],
	query: '',
	all: false,
};

test('the main currencies come in their order', () => {
	expect(pickCodes(choice)).toEqual([...rateCodes]);
});

test('favourites come first, in the order of choosing; unknown ones are left out', () => {
	const codes = pickCodes({ ...choice, favourites: ['PLN', 'QQQ', 'EUR'] });
	expect(codes.slice(0, 3)).toEqual(['PLN', 'EUR', 'USD']);
	expect(codes).not.toContain('QQQ');
	expect(codes.filter((code) => code === 'EUR')).toHaveLength(1);
});

test('all currencies are the main ones and the others by code', () => {
	expect(pickCodes({ ...choice, all: true })).toEqual([...rateCodes, 'CHF', 'PLN']);
});

test('a search is in the names and codes of all', () => {
	expect(pickCodes({ ...choice, query: 'злотий' })).toEqual(['PLN']);
	expect(pickCodes({ ...choice, query: 'фра ch' })).toEqual(['CHF']);
	expect(pickCodes({ ...choice, query: 'zzz' })).toEqual([]);
});
