import { readRepository } from '#build/edition/repository.ts';

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
