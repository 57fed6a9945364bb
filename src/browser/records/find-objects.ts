/** An object of a list is read at most so often, however the text is broken. */
const mostReadings = 8;

/**
 * The objects in a text that is no JSON any more, in order, as texts: what is left of a list when a character of it has
 * changed. Only objects that contain no other are found; a list of records has no others.
 * @example findObjects('{"v":1,"da[{"id":"a"},{"id":b"},{"id":"c"}]}') // ['{"id":"a"}', '{"id":"c"}']
 */
export function findObjects(text: string): string[] {
	const found: string[] = [];
	let readable = mostReadings * text.length;
	let start = text.indexOf('{');
	while (start >= 0 && readable > 0) {
		const { end, whole } = readObject(text, start);
		readable -= end - start;
		const object = whole ? text.slice(start, end) : '';
		const isJson = whole && parses(object);
		if (isJson) found.push(object);
		start = text.indexOf('{', isJson ? end : start + 1);
	}
	return found;
}

/** Goes from a brace to the one that closes it, or to the first character that no object without another can have. */
function readObject(text: string, start: number): { end: number; whole: boolean } {
	let isText = false;
	for (let place = start + 1; place < text.length; place += 1) {
		const character = text[place];
		if (character === '"') isText = !isText;
		else if (isText && character === '\\') place += 1;
		else if (!isText && character === '{') return { end: place, whole: false };
		else if (!isText && character === '}') return { end: place + 1, whole: true };
	}
	return { end: text.length, whole: false };
}

function parses(text: string): boolean {
	try {
		JSON.parse(text);
		return true;
	} catch {
		return false;
	}
}
