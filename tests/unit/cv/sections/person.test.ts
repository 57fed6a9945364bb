import { expect, test } from 'vitest';
import { toPersonBlocks } from '#cv/sections/person.ts';
import { profile, sources } from '../makers.ts';

test('a telephone number that is also a contact is listed once, as it was typed', () => {
	const contacts = [
		{ kind: 'email', label: { text: 'E-mail' }, url: 'mailto:olha@example.com' },
		{ kind: 'telephone', label: { text: 'Telephone' }, url: 'tel:0612345678' },
		{ kind: 'social', label: { text: 'Instagram' }, url: 'https://instagram.com/olha' },
	] as const;
	const blocks = toPersonBlocks(
		sources({ profile: profile({ telephone: '06 12 34 56 78', contacts: [...contacts] }) }),
	);
	const labels = blocks.flatMap((block) =>
		block.kind === 'list' ? block.items.map(({ label }) => label) : [],
	);
	expect(labels).toEqual(['E-mail', 'Phone', 'Website', 'Instagram']);
});
