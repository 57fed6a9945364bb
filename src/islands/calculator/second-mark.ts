/** The mark that was typed as the point of the entry; none if its key on the page was pressed. */
let first: string | undefined;

/** The key that is meant: after `1,234` another mark than the first is the point, and the first was one of thousands. */
export function toMeant<Key extends string>(key: Key, mark = '', entry = ''): Key | 'point-again' {
	if (key !== 'point') return key;
	const isAgain = /^(,\.|\.,)-?[1-9]\d{0,2}\.\d{3}$/.test(first + mark + entry);
	if (isAgain || !entry.includes('.')) first = mark;
	return isAgain ? 'point-again' : key;
}
