import type { Visitor } from './visitor.ts';

/** The widths of a usual phone and of a small notebook, as `npm run look` has them, in CSS pixels. */
export const widths = [390, 1280] as const;

/** What the first window of a page shows at one width. */
export type FirstWindow = {
	width: number;
	/** The lines of each heading of the page. */
	headings: string[][];
	/** Words of which a part is on another line. */
	torn: string[];
	scrollsSideways: boolean;
};

/**
 * Opens a page in a frame and reads it at each width. A frame is as narrow as it is asked to be; the windows of WebKitGTK
 * have a least width.
 */
export async function readFirstWindows(visitor: Visitor, path: string): Promise<FirstWindow[]> {
	return (await visitor.run(readInFrame, path, [...widths])) as FirstWindow[];
}

/** Runs in the page that has the frame. */
async function readInFrame(path: string, sizes: number[]): Promise<FirstWindow[]> {
	const height = 844;
	const frame = document.createElement('iframe');
	frame.style.cssText = `border:0;height:${height}px;left:0;position:fixed;top:0`;
	frame.width = String(sizes[0]);
	frame.src = path;
	const loaded = new Promise((done) => frame.addEventListener('load', done, { once: true }));
	document.body.replaceChildren(frame);
	await loaded;
	const page = frame.contentDocument;
	const view = frame.contentWindow;
	if (!page || !view) throw new Error(`${path} does not open in a frame.`);
	// Each engine gives a scrollbar another width.
	page.documentElement.style.scrollbarWidth = 'none';

	const windows: FirstWindow[] = [];
	for (const width of sizes) {
		frame.width = String(width);
		// The rules of a width apply when the page is drawn; letters are asked for by what is laid out.
		await new Promise((done) => view.requestAnimationFrame(() => setTimeout(done, 0)));
		page.body.getBoundingClientRect();
		await page.fonts.ready;
		windows.push({
			width,
			headings: [...page.querySelectorAll('h1')].filter(isSeen).map(readLines),
			torn: findTorn(),
			scrollsSideways: page.documentElement.scrollWidth > width,
		});
	}
	frame.remove();
	return windows;

	function isSeen(element: Element): boolean {
		const box = element.getBoundingClientRect();
		return (
			element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
			box.width > 1 &&
			box.top < height &&
			box.bottom > 0
		);
	}

	function readLines(heading: Element): string[] {
		const lines: { top: number; words: string[] }[] = [];
		for (const { word, boxes } of listWords(heading)) {
			const [box] = boxes;
			if (!box) continue;
			const last = lines.at(-1);
			if (last && Math.abs(last.top - box.top) < box.height / 2) last.words.push(word);
			else lines.push({ top: box.top, words: [word] });
		}
		return lines.map(({ words }) => words.join(' '));
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
