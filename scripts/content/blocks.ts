/** A block tag of a prose file. */
interface Tag {
	name: string;
	offset: number;
	closing: boolean;
}

/**
 * Blocks that are opened and not closed, or closed and not opened. It reads tags only, so that it can report the block
 * to correct where a parser gives up.
 */
export function findUnbalanced(text: string): Tag[] {
	const open: Tag[] = [];
	const wrong: Tag[] = [];
	for (const tag of readTags(withoutCode(text))) {
		if (!tag.closing) open.push(tag);
		else if (!open.some(({ name }) => name === tag.name)) wrong.push(tag);
		else {
			const index = open.findLastIndex(({ name }) => name === tag.name);
			wrong.push(...open.splice(index).slice(1));
		}
	}
	return [...wrong, ...open].sort((a, b) => a.offset - b.offset);
}

/** Offset of the first brace that has no partner; `undefined` if each has one. */
export function findLoneBrace(text: string): number | undefined {
	const open: number[] = [];
	for (const { 0: sign, index } of withoutCode(text).matchAll(/(?<!\\)[{}]/g)) {
		if (sign === '{') open.push(index);
		else if (open.pop() === undefined) return index;
	}
	return open[0];
}

/** Tags and braces inside code are text, so they are blanked. All other characters keep their offsets. */
function withoutCode(text: string): string {
	return text.replace(/^```[\s\S]*?^```|`[^`\n]*`/gm, (code) => ' '.repeat(code.length));
}

function readTags(text: string): Tag[] {
	return [...text.matchAll(/<(\/?)([A-Za-z][\w.:-]*)(?=[\s/>])((?:"[^"]*"|'[^']*'|[^'">])*)>/g)]
		.filter(([, , , attributes = '']) => !attributes.endsWith('/'))
		.map(({ 1: slash, 2: name = '', index }) => ({ name, offset: index, closing: slash === '/' }));
}
