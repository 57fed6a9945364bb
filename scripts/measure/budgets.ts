import { tools } from '#tools/tool-list.ts';

/** What a page may weigh before anybody touches it, in bytes as they cross the wire with Brotli. */
export interface Budget {
	htmlBytes: number;
	scriptBytes: number;
	fontFiles: number;
	otherHosts: number;
}

/** Fonts that come after the first paint cost 280 bytes of HTML on every page that is read. */
const readingBytes = 14_300;
const readingPages = ['/about', '/experience', '/education'];

/** Each skill has its proofs: technologies with their years, and links to projects and jobs. Ukrainian needs two bytes a letter. */
const skillsBytes = 15_300;

/** The home page: four projects with their results, key numbers with how each was counted, and their letters in the display face. */
const homeBytes = 22_800;

/** Every block that a story may have brings its styles, and the letters of its result are in the page. */
const caseStudyBytes = 21_000;

/** 82 kB, of which React takes 59. Keeping early key presses is worth more than a kilobyte. */
const toolBytes = 84_000;
/** Pages that use services also validate responses, for which valibot takes 2.1 kB, and cache them before they show data. */
const askingBytes = 93_000;

/** @example budgetOf('/about').htmlBytes // 14300: with it a page fits into the first flight of packets */
export function budgetOf(page: string): Budget {
	if (page.startsWith('/extra')) {
		const asks = tools.some(({ id, budget }) => budget === 'live' && page === `/extra/${id}`);
		return {
			htmlBytes: 40_000,
			scriptBytes: asks ? askingBytes : toolBytes,
			fontFiles: 3,
			otherHosts: asks ? Number.POSITIVE_INFINITY : 0,
		};
	}
	return {
		htmlBytes: htmlBytesOf(page),
		scriptBytes: 3500,
		fontFiles: 3,
		otherHosts: 0,
	};
}

function htmlBytesOf(page: string): number {
	if (page === '/') return homeBytes;
	if (page.startsWith('/projects/')) return caseStudyBytes;
	if (page === '/skills') return skillsBytes;
	return readingPages.includes(page) ? readingBytes : 28_500;
}

/** Names what a page has too much of; empty if it keeps within its budget. */
export function findExcesses(weight: Budget, budget: Budget): string[] {
	const excesses: [keyof Budget, string][] = [
		['htmlBytes', 'bytes of HTML and CSS'],
		['scriptBytes', 'bytes of JavaScript'],
		['fontFiles', 'font files'],
		['otherHosts', 'requests to other hosts'],
	];
	return excesses
		.filter(([key]) => weight[key] > budget[key])
		.map(([key, what]) => `${weight[key]} ${what}, at most ${budget[key]} allowed`);
}
