import { lexer, type Token, type Tokens, walkTokens } from 'marked';

const readMarkdown = (text: string): Token[] => lexer(text, { gfm: true, breaks: true });

/** A note as Markdown. Its first line is the title, also where Markdown sees a paragraph. */
export function readNote(text: string): Token[] {
	const tokens = readMarkdown(text);
	if (tokens.find(({ type }) => type !== 'space')?.type !== 'paragraph') return tokens;
	const [title = '', ...lines] = text.trimStart().split('\n');
	return [...readMarkdown(`# ${title}`), ...readMarkdown(lines.join('\n'))];
}

/**
 * Ticks a box, or takes the tick away, in the text. Brackets may stand for other things, as in code: the change is tried
 * until it is that of this box alone.
 * @param place of the box among those that are shown, from 0
 */
export function tickBox(text: string, place: number): string {
	const boxes = listBoxes(text);
	const wanted = boxes.with(place, !boxes[place]).join();
	const sign = boxes[place] ? ' ' : 'x';
	for (const { index } of [...text.matchAll(/\[[ xX]\]/g)].slice(place)) {
		const ticked = `${text.slice(0, index + 1)}${sign}${text.slice(index + 2)}`;
		if (listBoxes(ticked).join() === wanted) return ticked;
	}
	return text;
}

function listBoxes(text: string): boolean[] {
	const boxes: boolean[] = [];
	walkTokens(readNote(text), (token) => {
		const { task, checked = false } = token as Tokens.ListItem;
		if (task) boxes.push(checked);
	});
	return boxes;
}
