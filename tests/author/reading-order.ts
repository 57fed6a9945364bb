/**
 * What a page from right to left shows in another order than it is read, to be run in the page: the texts of a line are to
 * the left of each other, as are values and years, and the words of each text are in the order of its letters.
 */
export function listMisread(): string[] {
	const toBox = (node: Node, from = 0, to = node.textContent?.length ?? 0) => {
		const range = document.createRange();
		range.selectNodeContents(node);
		if (node instanceof Text) {
			range.setStart(node, from);
			range.setEnd(node, to);
		}
		return range.getBoundingClientRect();
	};
	/** Whether one of the boxes on a line is not beyond the one before it. Those of several lines are left out. */
	const isMisread = (boxes: DOMRect[], step: 1 | -1) =>
		boxes
			.filter(({ height }) => height < 45)
			.some((box, index, all) => {
				const last = all[index - 1];
				if (!last || box.top >= last.bottom - 8 || last.top >= box.bottom - 8) return false;
				return step > 0 ? box.left < last.right - 1 : box.right > last.left + 1;
			});
	const faults: string[] = [];
	const isText = (node: Node) => node instanceof Text && /\p{L}/u.test(node.data);
	for (const line of document.querySelectorAll('main :is(p, h3, li > span):has(bdi, span)')) {
		const texts = document.createNodeIterator(line, NodeFilter.SHOW_TEXT);
		const boxes: DOMRect[] = [];
		for (let text = texts.nextNode(); text instanceof Text; text = texts.nextNode()) {
			if (!isText(text) || text.parentElement?.closest('.change, .hidden-words')) continue;
			boxes.push(toBox(text));
			const isArabic = /\p{Script=Arabic}/u.test(text.data);
			const words = text.data.matchAll(isArabic ? /\p{Script=Arabic}+/gu : /\p{L}\S*/gu);
			const own = [...words].map((word) => [word.index, word.index + word[0].length] as const);
			const parts = own.map(([from, to]) => toBox(text, from, to));
			if (isMisread(parts, isArabic ? -1 : 1)) faults.push(text.data);
		}
		if (isMisread(boxes, -1)) faults.push(line.outerHTML);
	}
	for (const line of document.querySelectorAll('.change, .time-axis')) {
		const parts = line.querySelectorAll(':scope > :not(.hidden-words, .icon)');
		if (
			isMisread(
				[...parts].map((part) => toBox(part)),
				-1,
			)
		)
			faults.push(line.outerHTML);
	}
	return faults;
}
