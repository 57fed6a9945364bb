import { expect, test } from 'vitest';
import { extractors } from '../unit/cv/pdf-extractors.ts';
import { BuiltSite } from './built-site.ts';
import { findPrivateValues, hasValue } from './private-values.ts';

const site = new BuiltSite('dist');
const values = findPrivateValues('src/content');

test('the sample has private values of every kind to look for', () => {
	const fields = new Set(values.map(({ field }) => field.replace(/\[\d+\]/, '').split('.')[0]));
	expect([...fields].sort()).toEqual(['address', 'birthDate', 'references', 'telephone']);
});

test('no file of the public site holds a private value, in words or in the text of a PDF', async () => {
	const found: string[] = [];
	let pdfs = 0;
	for (const file of site.list()) {
		const bytes = site.read(file);
		const isPdf = file.endsWith('.pdf');
		if (isPdf) pdfs++;
		const text = isPdf
			? `${await extractors.PDFium(bytes)}\n${bytes.toString('latin1')}`
			: bytes.toString('utf8');
		for (const value of values) {
			if (hasValue(text, value)) found.push(`${file}: ${value.file} ${value.field}`);
		}
	}
	expect(found).toEqual([]);
	expect(pdfs).toBeGreaterThanOrEqual(12);
});
