/**
 * Lines as one text: what was a line, a paragraph or an item of a list becomes a sentence. A line that goes on with a
 * small letter is the rest of its sentence.
 *
 * @example toSentences(['Ran the night shift', 'Trained six bakers']) // 'Ran the night shift. Trained six bakers'
 */
export function toSentences(lines: readonly string[]): string {
	return lines.reduce((text, line) => {
		if (text === '') return line;
		const isOpen = /[\p{L}\p{N}\p{M}\p{Pf}%)"]$/u.test(text) && !/[.!?…]["\p{Pf})]*$/u.test(text);
		const isNew = /^["'\p{Pi}(]*[\p{Lu}\p{N}]/u.test(line);
		return `${text}${isOpen && isNew ? '.' : ''} ${line}`;
	}, '');
}
