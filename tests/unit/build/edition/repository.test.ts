import { expect, test } from 'vitest';
import { listToolFolders, readRepository, toCodeAddress } from '#build/edition/repository.ts';
import { toolIds } from '#tools/tool-list.ts';

test.each([
	['an owner writes it', {}, 'https://a.example', false, 'https://a.example'],
	[
		'what is written wins',
		{ SITE_REPOSITORY: 'https://b.example' },
		'https://a.example',
		false,
		'https://a.example',
	],
	[
		'the workflow knows it',
		{ SITE_REPOSITORY: 'https://b.example' },
		undefined,
		false,
		'https://b.example',
	],
	[
		'that of the sample is invented',
		{ SITE_REPOSITORY: 'https://b.example' },
		'https://a.example',
		true,
		'https://b.example',
	],
	['there is none', { SITE_REPOSITORY: '' }, undefined, false, undefined],
] as const)('of the address of the code: %s', (_, environment, written, isSample, address) => {
	expect(readRepository(environment, written, isSample)).toBe(address);
});

test('the page of a tool leads to folders of the repository that are there', () => {
	for (const id of toolIds) expect(listToolFolders(id)[0], id).toMatch(/^src\/tools\/[\w-]+$/);
	expect(listToolFolders('graphics/couture3d')).toEqual([
		'src/tools/couture',
		'tests/unit/tools/couture',
	]);
	expect(toCodeAddress('https://code.example/me/site.git', 'src/tools/todo')).toBe(
		'https://code.example/me/site/tree/HEAD/src/tools/todo',
	);
});
