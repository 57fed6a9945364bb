import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listUnused } from './i18n/glossary.ts';

/** Phrases that make a reader stop, with what to write in their place. A comment says who does what. */
const phrases: readonly (readonly [RegExp, string])[] = [
	[/\bbe had\b/i, 'cannot be loaded, found or created'],
	[/\b(is|are|was|were) told\b(?! apart)|\btold (of|about)\b/i, 'is reported, receives'],
	[/(?<!&)\b(no|some)body\b(?!'s)/i, 'the visitor, the author, no code; a passive, or "no one"'],
	[/; (always )?nothing (where|for|beside|of|if)\b/i, '"or undefined", "or an empty text"'],
	[/\bhears?\b/i, 'receives, is called with, listens for'],
	[/(?<!there )\b(is|are|was) none\b/i, 'is missing, is not one'],
	[/\bsays? so\b/i, 'reports it, shows a message'],
	[/\bat that word\b/i, 'then'],
	[/\bwhat is no\b/i, '"anything that is not a …"'],
	[/\bit says\b/i, 'the text, the value, the message'],
	[/\bfigures\b/i, 'data, numbers, digits'],
	[/\bfilms?\b|\bfilm(ed|ing)\b/i, 'video, recording'],
	[/(?<!percent )\bsigns\b|\ba sign (that|of)\b/i, 'characters, symbols, events'],
	[/\bputs? away\b/i, 'moves to a folder, removes'],
	[/\bspoken of\b/i, 'mentioned, described'],
	[/\banew\b/i, 'again'],
	[/\bgives? nothing\b/i, 'returns undefined'],
	[/\basks? no more\b/i, 'stops asking'],
	[/\bof theirs\b/i, 'their'],
	[/\ba word of\b|\bgives? word\b/i, 'an event, a notification'],
	[/(?<!-)\bstands?\b(?!-| for\b| in for\b| still)/i, 'is, is in, is at; contains'],
	[/\bmend(s|ed|ing)?\b/i, 'correct, fix, repair'],
	[/\b(came|comes?) of (it|this|them|that)\b/i, 'the result'],
	[/\b(is|are|was|were) asked\b|\basked (for|again)\b/i, 'is requested; the page sends a request'],
	[/\bin the place of\b/i, 'instead of, replaces'],
	[/\bless motion\b/i, 'reduced motion'],
	[/\ba telephone\b(?! number)|\btelephones\b/i, 'phone'],
	[/\bwithout end\b/i, 'endlessly, without limit'],
	[/\bas at first\b/i, 'the default, the initial value'],
	[/\bonce more\b/i, 'again'],
	[/\bone[’']s own\b|\bthe own\b/i, 'your own; the server’s'],
	[/\bis fetched\b|\bbeing fetched\b/i, 'loads, is loading'],
];

/** Everything but the content: there prose is the author's. */
const files = execFileSync('git', ['ls-files', 'src', 'scripts', 'tests', 'assets', 'bench'], {
	encoding: 'utf8',
})
	.split('\n')
	.filter(
		(file) =>
			/\.(ts|tsx|astro|mjs|css)$/.test(file) &&
			!/unit\/(comments\.test|i18n\/(words\.test|glossary))\.ts$/.test(file),
	);

/** Texts for readers of the repository. The glossary lists such phrases itself, and the list of pictures is file names. */
const guides = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' })
	.split('\n')
	.filter((file) => file !== '' && !/^(docs\/(words|pictures)|tests\/.*)\.md$/.test(file));

test('comments are written in plain English', () => {
	const found = files.flatMap((file) =>
		listComments(readFileSync(file, 'utf8')).flatMap(({ line, text }) =>
			phrases
				.filter(([phrase]) => phrase.test(text))
				.map(([phrase, better]) => `${file}:${line} has "${phrase.exec(text)?.[0]}" (${better})`),
		),
	);
	expect(found).toEqual([]);
});

test('guides and the README of each folder are written in plain English', () => {
	const found = guides.flatMap((file) =>
		readFileSync(file, 'utf8')
			.replaceAll(/^```[\s\S]*?^```/gm, (code) => code.replaceAll(/[^\n]/g, ''))
			.replaceAll(/`[^`\n]*`/g, '``')
			.split('\n')
			.flatMap((line, index) =>
				phrases
					.filter(([phrase]) => phrase.test(line))
					.map(
						([phrase, better]) =>
							`${file}:${index + 1} has "${phrase.exec(line)?.[0]}" (${better})`,
					),
			),
	);
	expect(found).toEqual([]);
});

test('guides use the words of the glossary', () => {
	const texts = guides.map((source) => ({
		source,
		locale: 'en' as const,
		text: readFileSync(source, 'utf8').replaceAll(/`[^`]*`|one of: [\w, ]+/g, ''),
	}));
	expect(listUnused(texts)).toEqual([]);
});

test('a phrase is found in every kind of comment, and not in code', () => {
	const text = "const a = 'nobody';\n// nobody\n/** Nobody\n * at all */\nlet b; // somebody\n";
	expect(listComments(text).map(({ line }) => line)).toEqual([2, 3, 5]);
});

/** The comments of TypeScript, with the line each begins in. An address is not one. */
function listComments(text: string): { line: number; text: string }[] {
	return [...text.matchAll(/(?<!\w)\/\*[\s\S]*?\*\/|(?<![:'"`\\/])\/\/[^\n]*/g)].map((match) => ({
		line: text.slice(0, match.index).split('\n').length,
		text: match[0].replace(/\s*\n\s*\*?\s*/g, ' '),
	}));
}
