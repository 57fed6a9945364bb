import { spawnSync } from 'node:child_process';

/** Why a test of the text is skipped, or nothing where poppler is installed. */
export const missingPoppler =
	spawnSync('pdftotext', ['-v']).error &&
	'pdftotext is not installed, so the text of the CV is not read back (Debian: poppler-utils).';

/**
 * The text of a PDF as one line. `reading` takes the order that poppler finds on the page, `stream`
 * the order in which the file draws: recruiters’ software does one or the other.
 */
export function toPdfText(pdf: Uint8Array, order: 'reading' | 'stream'): string {
	return toOneLine(extract(pdf, ...(order === 'stream' ? ['-raw'] : [])));
}

/** What poppler says about a PDF as a whole, or about its fonts. */
export function toPdfFacts(pdf: Uint8Array, program: 'pdfinfo' | 'pdffonts'): string {
	return spawnSync(program, ['-'], { input: pdf, encoding: 'utf8' }).stdout;
}

/** The lines of each page as they are seen: what is side by side is on one line. */
export function toPdfLines(pdf: Uint8Array): string[][] {
	const pages = extract(pdf, '-layout').split('\f').slice(0, -1);
	return pages.map((page) => page.split('\n').map(toOneLine).filter(Boolean));
}

/** The words of a PDF with their left and right edges in points, in the order of the file. */
export function toPdfWords(pdf: Uint8Array): { word: string; left: number; right: number }[] {
	const pattern = /<word xMin="([\d.]+)" .*? xMax="([\d.]+)" .*?>(.*?)<\/word>/g;
	return [...extract(pdf, '-bbox').matchAll(pattern)].map(([, left, right, word = '']) => ({
		word,
		left: Number(left),
		right: Number(right),
	}));
}

/**
 * The text of each block in the order in which it is read aloud, with its tag, as poppler lists them:
 * `['P', 'Jan 2023 – present']`.
 */
export function toPdfBlocks(pdf: Uint8Array): [tag: string, text: string][] {
	const { stdout } = spawnSync('pdfinfo', ['-struct-text', '-'], { input: pdf, encoding: 'utf8' });
	/** From the outermost on. */
	const open: [tag: string, text: string][] = [];
	const blocks = new Set<[tag: string, text: string]>();
	for (const [, indent, tag, text] of stdout.matchAll(/^( *)(?:([A-Z]\w*)\b(?! \d)|"(.*)"$)/gm)) {
		open.length = (indent ?? '').length / 2;
		if (tag) open.push([tag, '']);
		const block = open.findLast(([each]) => each !== 'Span' && each !== 'Link');
		if (!block || text === undefined) continue;
		block[1] += text;
		blocks.add(block);
	}
	return [...blocks];
}

function extract(pdf: Uint8Array, ...options: string[]): string {
	const { stdout, status } = spawnSync('pdftotext', [...options, '-enc', 'UTF-8', '-', '-'], {
		input: pdf,
		encoding: 'utf8',
	});
	if (status !== 0) throw new Error(`pdftotext ended with ${status}.`);
	return stdout;
}

/** White space of any kind counts as one space: lines of a page end elsewhere than those of the content. */
export function toOneLine(text: string): string {
	return text
		.replace(/\u00ad\n/g, '')
		.replace(/[\s\u00a0\u202f]+/g, ' ')
		.trim();
}
