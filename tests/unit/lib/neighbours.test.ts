import { findNeighbours } from '#lib/neighbours.ts';

const of = (list: readonly string[], entry: string) =>
	findNeighbours(list, (each) => each === entry);

test('the list goes round at both ends', () => {
	expect(of(['a', 'b', 'c'], 'a')).toEqual({ previous: 'c', next: 'b' });
	expect(of(['a', 'b', 'c'], 'c')).toEqual({ previous: 'b', next: 'a' });
});

test('of two, the other one is the next, and not the one before as well', () => {
	expect(of(['a', 'b'], 'b')).toEqual({ next: 'a' });
});

test('a single entry, and one that is not there, have no neighbours', () => {
	expect(of(['a'], 'a')).toEqual({});
	expect(of(['a', 'b', 'c'], 'd')).toEqual({});
});
