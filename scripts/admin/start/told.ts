import { make } from './make.ts';

/** What the command would print, as a page shows it: a paragraph for each block of lines, with its further lines as a list. */
export function toTold(text: string): HTMLElement[] {
	return text
		.trim()
		.split(/\n{2,}/)
		.flatMap((block) => {
			const [first = '', ...lines] = block.split('\n');
			const items = lines.map((line) =>
				make('li', { textContent: line.replace(/^(\s+|\d+\. )/, '') }),
			);
			const list = make(/^\d+\. /.test(lines[0] ?? '') ? 'ol' : 'ul', {}, ...items);
			return [make('p', { textContent: first }), ...(items.length > 0 ? [list] : [])];
		});
}
