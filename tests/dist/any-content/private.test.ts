import { expect, test } from 'vitest';
import { extractors } from '../../unit/cv/pdf-extractors.ts';
import { BuiltSite } from '../built-site.ts';
import { findPrivateValues, hasValue } from '../private-values.ts';

const site = new BuiltSite('dist');
const values = findPrivateValues('src/content');

test('no file of the public site holds a private value, in words or in the text of a PDF', async () => {
	const found: string[] = [];
	for (const file of site.list()) {
		const bytes = site.read(file);
		const isPdf = file.endsWith('.pdf');
		const text = isPdf
			? `${await extractors.PDFium(bytes)}\n${bytes.toString('latin1')}`
			: bytes.toString('utf8');
		for (const value of values) {
			if (hasValue(text, value)) found.push(`${file}: ${value.file} ${value.field}`);
		}
	}
	expect(found).toEqual([]);
});
