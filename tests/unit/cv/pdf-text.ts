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
	const options = order === 'stream' ? ['-raw'] : [];
	const { stdout, status } = spawnSync('pdftotext', [...options, '-enc', 'UTF-8', '-', '-'], {
		input: pdf,
		encoding: 'utf8',
	});
	if (status !== 0) throw new Error(`pdftotext ended with ${status}.`);
	return toOneLine(stdout);
}

/** The lines of each page as they are seen: what is side by side is on one line. */
export function toPdfLines(pdf: Uint8Array): string[][] {
	const options = ['-layout', '-enc', 'UTF-8', '-', '-'];
	const { stdout, status } = spawnSync('pdftotext', options, { input: pdf, encoding: 'utf8' });
	if (status !== 0) throw new Error(`pdftotext ended with ${status}.`);
	const pages = stdout.split('\f').slice(0, -1);
	return pages.map((page) => page.split('\n').map(toOneLine).filter(Boolean));
}

/** The words of a PDF with their left and right edges in points, in the order of the file. */
export function toPdfWords(pdf: Uint8Array): { word: string; left: number; right: number }[] {
	const { stdout, status } = spawnSync('pdftotext', ['-bbox', '-enc', 'UTF-8', '-', '-'], {
		input: pdf,
		encoding: 'utf8',
	});
	if (status !== 0) throw new Error(`pdftotext ended with ${status}.`);
	const words = stdout.matchAll(/<word xMin="([\d.]+)" .*? xMax="([\d.]+)" .*?>(.*?)<\/word>/g);
	return [...words].map(([, left, right, word = '']) => ({
		word,
		left: Number(left),
		right: Number(right),
	}));
}

/** White space of any kind counts as one space: lines of a page end elsewhere than those of the content. */
export function toOneLine(text: string): string {
	return text
		.replace(/\u00ad\n/g, '')
		.replace(/[\s\u00a0\u202f]+/g, ' ')
		.trim();
}
