import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../../folder.ts';

const good = {
	asOf: '2026-11-28T00:00:00Z',
	from: 'the response of bank.gov.ua',
	data: { day: '2026-11-28', rates: [{ code: 'USD', uah: 44.1 }] },
};
let root: string;

beforeEach(() => {
	root = makeFolder({
		'to/rates.json': 'null',
		'to/coins.json': 'null',
		'from/coins.json': 'null',
	});
});

test('snapshots that are data are taken', () => {
	write('from/rates.json', good);
	expect(accept()).toMatchObject({ status: 0, stderr: '' });
	expect(read('to/rates.json')).toEqual(good);
});

test.each<[string, () => void]>([
	['a file of another name', () => write('from/rates.ts', good)],
	['a folder', () => mkdirSync(join(root, 'from/rates.json'))],
	['a link', () => symlinkSync('/etc/hostname', join(root, 'from/rates.json'))],
	['no JSON', () => writeFileSync(join(root, 'from/rates.json'), 'export default 1')],
	['200 kB', () => write('from/rates.json', { ...good, data: Array(100_000).fill(1) })],
	['a key too many', () => write('from/rates.json', { ...good, script: 1 })],
	['no time', () => write('from/rates.json', { ...good, asOf: 'now' })],
	['no origin', () => write('from/rates.json', { ...good, from: undefined })],
	['no data', () => write('from/rates.json', { ...good, data: 1 })],
	['markup', () => write('from/rates.json', { ...good, data: [{ code: '<img>' }] })],
	['an address', () => write('from/rates.json', { ...good, data: { a: 'https://a.example' } })],
	['a key with markup', () => write('from/rates.json', { ...good, data: { '<b>': 1 } })],
	['a long text', () => write('from/rates.json', { ...good, data: ['a'.repeat(81)] })],
])('with %s, none is taken', (_what, arrange) => {
	write('from/coins.json', good);
	arrange();
	expect(accept()).toMatchObject({ status: 1, stderr: expect.stringMatching(/^Refused: rates/) });
	expect(read('to/coins.json')).toBeNull();
});

function accept() {
	const args = ['scripts/snapshots/accept.js', join(root, 'from'), join(root, 'to')];
	return spawnSync(process.execPath, args, { encoding: 'utf8' });
}

function write(file: string, value: unknown) {
	writeFileSync(join(root, file), JSON.stringify(value));
}

function read(file: string) {
	return JSON.parse(readFileSync(join(root, file), 'utf8'));
}
