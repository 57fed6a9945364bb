import { expect, test } from 'vitest';
import { BuiltSite } from '../built-site.ts';
import { isPicture, listMetadata } from '../picture-metadata.ts';

const site = new BuiltSite('dist');

test('no picture of the site has EXIF, XMP, IPTC or comments, which may contain a place and a name', async () => {
	const pictures = site
		.list()
		.map((file) => ({ file, bytes: site.read(file) }))
		.filter(({ bytes }) => isPicture(bytes));
	expect(pictures.length).toBeGreaterThan(0);
	const found = await Promise.all(
		pictures.map(async ({ file, bytes }) => ({ file, metadata: await listMetadata(bytes) })),
	);
	expect(found.filter(({ metadata }) => metadata.length > 0)).toEqual([]);
});
