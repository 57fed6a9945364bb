/**
 * What a page from right to left shows in another order than it is read, to be run in the page: the texts of a line are to
 * the left of each other, as are values and years, and the words of each text are in the order of its language.
 */
export function listMisread(): string[] {
	const toBox = (node: Node, from = 0, to = node.textContent?.length ?? 0) => {
		const range = document.createRange();
		if (node instanceof Text) {
			range.setStart(node, from);
			range.setEnd(node, to);
		} else range.selectNodeContents(node);
		return range.getBoundingClientRect();
	};
	/** Of boxes on the same line, those that are not beyond the one before them. */
	const findFaults = (boxes: DOMRect[], step: 1 | -1) =>
		boxes.filter((box, index) => {
			const last = boxes[index - 1];
			if (!last || box.top >= last.bottom || last.top >= box.bottom) return false;
			return step > 0 ? box.left < last.right - 1 : box.right > last.left + 1;
		});
	const faults: string[] = [];
	const find = (selector: string, list: (found: Element) => [boxes: DOMRect[], step: 1 | -1]) => {
		for (const found of document.querySelectorAll(selector))
			if (findFaults(...list(found)).length > 0) faults.push(found.outerHTML);
	};
	find('bdi', (field) => {
		const [text] = field.childNodes;
		if (!(text instanceof Text)) return [[], 1];
		const isArabic = /\p{Script=Arabic}/u.test(text.data);
		const words = [...text.data.matchAll(isArabic ? /\p{Script=Arabic}+/gu : /\p{L}\S*/gu)];
		const boxes = words.map(([word], index) => {
			const from = words[index]?.index ?? 0;
			return toBox(text, from, from + word.length);
		});
		return [boxes, isArabic ? -1 : 1];
	});
	find('p:has(bdi), h3:has(bdi), li > span:has(bdi)', (line) => [
		[...line.querySelectorAll('bdi:not(.change bdi)')].map((field) => toBox(field)),
		-1,
	]);
	find('.change', (change) => [
		[...change.querySelectorAll(':scope > :not(.hidden-words, .icon)')].map((part) => toBox(part)),
		-1,
	]);
	find('.time-axis', (axis) => [[...axis.children].map((year) => toBox(year)), -1]);
	return faults;
}
