import { readdirSync, readFileSync } from 'node:fs';
import { readEdition, toEdition } from '#build/edition/edition.ts';
import { toDocument } from '#queries/documents.ts';

vi.mock('astro:content', () => ({}));

test('only the word "private" makes the private edition', () => {
	expect(readEdition({ VZIR_EDITION: 'private' })).toBe('private');
	for (const word of [undefined, '', 'Private', 'true', '1']) {
		expect(readEdition({ VZIR_EDITION: word })).toBe('public');
	}
});

test('the public edition drops the fields that a mark names, and the mark', () => {
	const entry = { name: 'A', telephone: '1', site: 'b', private: ['telephone'] };
	expect(toEdition(entry, 'public')).toEqual({ name: 'A', site: 'b' });
	expect(toEdition(entry, 'private')).toBe(entry);
});

test('the public edition drops entries that are private as a whole, at any depth', () => {
	expect(toEdition({ name: 'A', private: true }, 'public')).toBeUndefined();
	const profile = { contacts: [{ url: 'a', private: true }, { url: 'b' }], list: ['x'], n: 0 };
	expect(toEdition(profile, 'public')).toEqual({ contacts: [{ url: 'b' }], list: ['x'], n: 0 });
});

test('a field that a mark names is dropped with all that is in it', () => {
	const profile = { references: [{ name: { en: 'A' } }], private: ['references'] };
	expect(toEdition(profile, 'public')).toEqual({});
});

test('a document whose picture is private has none, not even the one with its own name', () => {
	for (const named of [{}, { picture: 'documents/a-b.webp' }]) {
		const data = { title: { en: 'A' }, date: '2024', private: ['picture'], ...named };
		const { picture, pictureNamed } = toDocument('en', 'a/b', toEdition(data, 'public') ?? data);
		expect({ picture, pictureNamed }).toEqual({ picture: '', pictureNamed: false });
	}
});

test('every query reads entries through the edition; prose and case studies, which have no marks, are read past it', () => {
	const readers = readdirSync('src/queries')
		.filter((file) => /from 'astro:content'/.test(readFileSync(`src/queries/${file}`, 'utf8')))
		.sort();
	// A case study is found by its project, which the edition shows or not.
	expect(readers).toEqual(['case-studies.ts', 'entries.ts', 'prose.ts']);
});
