import type { Range } from '#lib/ranges.ts';
import { findMatches } from '#lib/search.ts';

/** Marks every occurrence of the words in `root`. The words are folded. */
export function markWords(root: Element, words: readonly string[]) {
	if (words.length === 0) clearMarks(root);
	else markRanges(root, (text) => findMatches(text, words));
}

/** Marks what `find` gives of each text in `root`: ranges in order, without overlaps. */
export function markRanges(root: Element, find: (text: string) => readonly Range[]) {
	clearMarks(root);
	const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
	const texts: Text[] = [];
	for (let node = walker.nextNode(); node; node = walker.nextNode()) {
		if (node instanceof Text) texts.push(node);
	}
	for (const text of texts) {
		for (const [start, end] of find(text.data).toReversed()) {
			const match = text.splitText(start);
			match.splitText(end - start);
			const mark = document.createElement('mark');
			match.replaceWith(mark);
			mark.append(match);
		}
	}
}

export function clearMarks(root: Element) {
	for (const mark of root.querySelectorAll('mark')) {
		const parent = mark.parentNode;
		mark.replaceWith(...mark.childNodes);
		parent?.normalize();
	}
}
