import { toShelfTitle } from '#i18n/shelf-title.ts';
import { type Customer, toShelves } from '#lib/customers.ts';

test.each<[titles: string[], kinds: (Customer | undefined)[]]>([
	[
		['For clients', 'My own projects and experiments'],
		['own', 'client', 'own', 'client'],
	],
	[
		['For clients', 'My own and other projects'],
		['volunteer', undefined, 'client', 'own'],
	],
	[
		['For clients', 'For an employer'],
		['employer', 'client'],
	],
	[
		['For an employer', 'Other projects'],
		[undefined, 'employer', 'volunteer'],
	],
	[['My own projects and experiments'], ['own']],
	[['Other projects'], [undefined, undefined]],
	[[], []],
])('%j are the shelves of %j', (titles, kinds) => {
	const shelves = toShelves(kinds.map((kind) => ({ for: kind })));
	const filled = shelves.filter(({ length }) => length > 0);
	expect(filled.map((shelf) => toShelfTitle('en', shelf))).toEqual(titles);
	expect(shelves.flat()).toHaveLength(kinds.length);
});
