import fc from 'fast-check';
import { parseJsonFile } from '../../../../scripts/content/json-file.ts';

/** Pieces of JSON in any order: far more often nearly right than random letters are. */
const pieces = fc.constantFrom(
	...[
		'{',
		'}',
		'[',
		']',
		':',
		',',
		'"a"',
		'"b',
		'1',
		'-',
		'true',
		'nul',
		'\\',
		'\n',
		' ',
		'//',
		'/*',
	],
);

test('a file is called broken exactly when the build cannot read it', () => {
	const texts = fc.oneof(
		fc.json(),
		fc.array(pieces).map((parts) => parts.join('')),
		fc.string(),
	);
	fc.assert(
		fc.property(texts, (text) => {
			const { source, mistakes } = parseJsonFile('projects/x.json', text);
			const broken = mistakes.some(({ kind }) => kind === 'broken-json');
			return broken === !isReadable(text) && (broken ? source.value === undefined : true);
		}),
	);
});

function isReadable(text: string): boolean {
	try {
		JSON.parse(text);
		return true;
	} catch {
		return false;
	}
}
