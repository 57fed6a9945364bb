import { toFileName } from '../../../../scripts/content/file-name.ts';
import { toLines } from '../../../../scripts/import/clean-text.ts';
import { parseCsv } from '../../../../scripts/import/csv.ts';
import { decodeText } from '../../../../scripts/import/decode.ts';
import { Fields } from '../../../../scripts/import/fields.ts';
import { ImportLog } from '../../../../scripts/import/log.ts';
import { readDate } from '../../../../scripts/import/read-date.ts';

test.each([
	['2014', '2014'],
	['2014-06', '2014-06'],
	['2014-6-3', '2014-06-03'],
	['2014-06-29T10:00:00Z', '2014-06-29'],
	['06/2014', '2014-06'],
	['Jan 2014', '2014-01'],
	['14 January 2014', '2014-01-14'],
	['January 14th, 2014', '2014-01-14'],
	['січень 2014', '2014-01'],
	['enero de 2014', '2014-01'],
	['14 stycznia 2014', '2014-01-14'],
	['heinäkuu 2014', '2014-07'],
	['25/12/2014', '2014-12-25'],
	['12/25/2014', '2014-12-25'],
	['05/05/2020', '2020-05-05'],
	// CLDR: wherever full stops are between the parts and the year is last, the day is first.
	['03.04.2007', '2007-04-03'],
	['März 2019', '2019-03'],
])('the date "%s" is %s', (text, iso) => {
	expect(readDate(text)).toEqual({ kind: 'date', iso });
});

test.each(['Present', 'now', 'дотепер', 'actualidad', 'Current', 'dziś', 'nu'])(
	'"%s" goes on',
	(text) => {
		expect(readDate(text)).toEqual({ kind: 'now' });
	},
);

test.each([
	'03/04/2007',
	'2007-13-45',
	'2021-02-30',
	'Q3 2020',
	'soon',
	'listopad 2014',
	'',
	'99999',
	'1754',
])('"%s" is no date for certain', (text) => {
	expect(readDate(text)).toEqual({ kind: 'unknown' });
});

test('texts lose tags, not characters', () => {
	expect(toLines('<p>One &amp; two</p>\n<ul><li>• three</li></ul>a < b && c > d')).toEqual([
		'One & two',
		'three',
		'a < b && c > d',
	]);
	expect(toLines('&laquo;Caf&eacute;&raquo; &#8211; &#x2019;&amp;lt; &unknown; R&D')).toEqual([
		'«Café» – ’&lt; &unknown; R&D',
	]);
	expect(toLines('x\u0000\u202e<script>alert(1)</script>y')).toEqual(['x', 'y']);
});

test('file names are Latin, short and free', () => {
	expect(toFileName('Школа танців «Ґанок»')).toBe('shkola-tantsiv-ganok');
	expect(toFileName('Ñandú & Ćwikła')).toBe('nandu-cwikla');
	expect(toFileName('Львівський банк «Об’єднання»')).toBe('lvivskyi-bank-obiednannia');
	expect(toFileName('株式会社')).toBe('entry-1');
	expect(toFileName('package')).toBe('entry-package');
	expect(toFileName('a'.repeat(200)).length).toBeLessThanOrEqual(48);
});

test('cells of CSV may hold commas, quotes and line breaks, and notes may precede them', () => {
	expect(parseCsv('Notes:\n"text"\n\nA,B\r\n"x, ""y""","1\n2"\n5" disk,z\n')).toEqual([
		{ A: 'x, "y"', B: '1\n2' },
		{ A: '5" disk', B: 'z' },
	]);
});

test.each([
	['utf-8', new Uint8Array([0xef, 0xbb, 0xbf, 0x7b])],
	['utf-16le', new Uint8Array([0xff, 0xfe, 0x7b, 0x00])],
	['utf-16be', new Uint8Array([0xfe, 0xff, 0x00, 0x7b])],
	['utf-16be', new Uint8Array([0x00, 0x7b])],
	['windows-1252', new Uint8Array([0x7b, 0xe9])],
])('%s is recognised by its bytes', (encoding, bytes) => {
	const decoded = decodeText(bytes);
	expect(decoded.encoding).toBe(encoding);
	expect(decoded.text.startsWith('{')).toBe(true);
});

test('a sentence among names is no name, and reported', () => {
	const log = new ImportLog();
	const wordy = 'Built pipelines, dashboards and lakes for sales.';
	const fields = new Fields({ a: ['Node.js', wordy], b: wordy, c: 'Word, Excel' }, 'work[0]', log);
	expect(['a', 'b', 'c'].map((name) => fields.names(name))).toEqual([
		['Node.js'],
		[],
		['Word', 'Excel'],
	]);
	expect(log.notImported.map(({ place }) => place)).toEqual(['work[0].a[1]', 'work[0].b[0]']);
});
