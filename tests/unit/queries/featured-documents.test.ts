import { pickFeatured } from '#queries/featured-documents.ts';
import { paper } from '../cv/makers.ts';

const [school, academy] = [{ text: 'School' }, { text: 'Academy' }];
const all = () => true;
const pick = (
	totals: Parameters<typeof pickFeatured>[0],
	hasPicture: Parameters<typeof pickFeatured>[1] = all,
) =>
	pickFeatured(totals, hasPicture).map(({ school: { text }, document, count }) => [
		text,
		document.id,
		count,
	]);

test('the newest diploma of a school comes before its newer certificates', () => {
	const diplomas = [
		paper({ id: 'old', issuer: school, date: '2001-01-01' }),
		paper({ id: 'new', issuer: school, date: '2002-01-01' }),
	];
	const certificates = [paper({ id: 'newer', issuer: school, date: '2003-01-01' })];
	expect(pick({ diplomas, certificates })).toEqual([['School', 'new', 3]]);
});

test('the school with the most documents is first; documents without a picture count, but are not shown', () => {
	const certificates = [
		paper({ id: 'a', issuer: academy, date: '2003-01-01' }),
		paper({ id: 'b', issuer: school, date: '2002-01-01' }),
		paper({ id: 'c', issuer: school, date: '2001-01-01' }),
		paper({ id: 'nobody' }),
	];
	expect(pick({ diplomas: [], certificates }, ({ id }) => id !== 'b')).toEqual([
		['School', 'c', 2],
		['Academy', 'a', 1],
	]);
	expect(pick({ diplomas: [], certificates }, () => false)).toEqual([]);
});
