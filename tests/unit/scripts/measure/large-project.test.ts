import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { multiply } from '../../../../scripts/measure/build/large-project.ts';

let root = '';

beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), 'vzir-large-'));
	mkdirSync(join(root, 'java'));
	writeFileSync(
		join(root, 'java/a.json'),
		JSON.stringify({ title: { en: 'A', uk: 'А' }, number: '7' }),
	);
	writeFileSync(
		join(root, 'b.json'),
		JSON.stringify({ title: { en: 'B' }, start: '2024-01', featured: 1 }),
	);
});

afterEach(() => rmSync(root, { recursive: true }));

test('records are added up to the requested number, each with its own title, number and position', () => {
	multiply(root, 4);
	const read = (name: string): unknown => JSON.parse(readFileSync(join(root, name), 'utf8'));
	expect(readdirSync(root).sort()).toEqual(['b-2.json', 'b.json', 'java']);
	expect(read('b-2.json')).toEqual({ title: { en: 'B 2' }, start: '2024-01' });
	expect(read('java/a-3.json')).toEqual({ title: { en: 'A 3', uk: 'А 3' }, number: 'N-3' });
});

test('a folder that holds enough stays as it is', () => {
	multiply(root, 1);
	expect(readdirSync(join(root, 'java'))).toEqual(['a.json']);
});
