import type { Visitor } from './visitor.ts';

/** The widths of a usual phone and of a small notebook, as `npm run look` has them, in CSS pixels. */
const widths = [390, 1280] as const;

/** What the first window of a page shows at one width. */
export type FirstWindow = {
	width: number;
	/** How many lines each heading has, and how many where its letters are a hundredth of their size closer, or farther apart. */
	headings: { text: string; lines: number; closer: number; farther: number }[];
	/** Words of which a part is on another line. */
	torn: string[];
	scrollsSideways: boolean;
	/** Whether the piece of work or the scene, where the page begins with one, is whole and large enough to be recognised. */
	hidesWork: boolean;
};

/**
 * Opens a page in a frame of each width and reads it. A frame can have any width; the windows of WebKitGTK have a least one.
 */
export async function readFirstWindows(visitor: Visitor, path: string): Promise<FirstWindow[]> {
	const windows: FirstWindow[] = [];
	for (const width of widths) {
		windows.push((await visitor.run(readInFrame, path, width)) as FirstWindow);
	}
	return windows;
}

/** Runs in the page that has the frame. */
async function readInFrame(path: string, width: number): Promise<FirstWindow> {
	const height = 844;
	const frame = document.createElement('iframe');
	frame.style.cssText = `border:0;height:${height}px;left:0;position:fixed;top:0`;
	frame.width = String(width);
	frame.src = path;
	const loaded = new Promise((done) => frame.addEventListener('load', done, { once: true }));
	document.body.replaceChildren(frame);
	await loaded;
	const page = frame.contentDocument;
	const view = frame.contentWindow;
	if (!page || !view) throw new Error(`${path} does not open in a frame.`);
	// Each engine gives a scrollbar another width.
	page.documentElement.style.scrollbarWidth = 'none';
	// Fonts are loaded when something is laid out in them.
	await new Promise((done) => view.requestAnimationFrame(() => setTimeout(done, 0)));
	await page.fonts.ready;
	const seen = {
		width,
		torn: findTorn(),
		scrollsSideways: page.documentElement.scrollWidth > width,
		hidesWork: [...page.querySelectorAll('.lead-work, .stage-room')].some(isHidden),
		headings: [...page.querySelectorAll('h1')].filter(isSeen).map((heading) => ({
			text: heading.textContent.trim(),
			lines: countLines(heading, ''),
			closer: countLines(heading, '-0.03em'),
			farther: countLines(heading, '-0.01em'),
		})),
	};
	frame.remove();
	return seen;

	function isSeen(element: Element): boolean {
		const box = element.getBoundingClientRect();
		return (
			element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
			box.width > 1 &&
			box.top < height &&
			box.bottom > 0
		);
	}

	function isHidden(work: Element): boolean {
		const { width, bottom } = work.getBoundingClientRect();
		return width < 240 || bottom > height;
	}

	/** Titles are set 0.02 em closer than their font has it. */
	function countLines(heading: HTMLElement, spacing: string): number {
		heading.style.letterSpacing = spacing;
		let [lines, bottom] = [0, Number.NEGATIVE_INFINITY];
		for (const { boxes } of listWords(heading)) {
			for (const box of boxes) {
				if (box.top + box.height / 2 < bottom) continue;
				bottom = box.bottom;
				lines += 1;
			}
		}
		return lines;
	}

	/** Addresses and code may be divided anywhere. */
	function findTorn(): string[] {
		return listWords(page?.body)
			.filter(({ word }) => !/[@/\\_=(]|\.\p{L}/u.test(word))
			.filter(({ boxes }) =>
				boxes.some((box) => Math.abs(box.top - (boxes[0]?.top ?? 0)) > box.height / 2),
			)
			.map(({ word }) => word);
	}

	/** Words end at hyphens and dashes, where a line may end as well. */
	function listWords(within: Element | undefined) {
		const words: { word: string; boxes: DOMRect[] }[] = [];
		if (!page || !within) return words;
		const texts = page.createTreeWalker(within, 4);
		while (texts.nextNode()) {
			const text = texts.currentNode;
			const parent = text.parentElement;
			if (!text.nodeValue?.trim() || !parent || !isSeen(parent)) continue;
			if (parent.closest('pre, code, script, style, noscript, svg, .hidden-words')) continue;
			for (const match of text.nodeValue.matchAll(/[^\s\u00ad\u200b-]+-?/g)) {
				const range = page.createRange();
				range.setStart(text, match.index);
				range.setEnd(text, match.index + match[0].length);
				const boxes = [...range.getClientRects()].filter((box) => box.width > 0);
				words.push({ word: match[0], boxes });
			}
		}
		return words;
	}
}
