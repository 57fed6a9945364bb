/** What a page says, by the names that its text has for it: `{address}`. */
export type Facts = Readonly<Record<string, string>>;

const slot = /\{([\w.:-]+)\}/g;

/**
 * A text with its facts filled in. A line that names an unknown fact is left out, and so is a heading with nothing below it.
 * @example composeText(['## Contact', '- {email}', '- {telephone}'], { email: 'a@b.example' }) // '## Contact\n\n- a@b.example'
 */
export function composeText(lines: readonly string[], facts: Facts): string {
	return lines
		.filter((line) => [...line.matchAll(slot)].every(([, name = '']) => name in facts))
		.map((line) => line.replace(slot, (_, name: string) => facts[name] ?? ''))
		.filter((line, at, all) => !isHeading(line) || !isHeading(all[at + 1] ?? '## '))
		.join('\n\n')
		.replace(/^(- .*)\n(?=\n- )/gm, '$1');
}

/** Words of an author as MDX shows them letter by letter, with links at addresses. */
export function toProse(words: string): string {
	return words.replace(/https?:\/\/[^\s,;)]+|[\\`*_[\]<>{}]/g, (part) =>
		part.length > 1 ? `[${part.replace(/^https?:\/\//, '')}](${part})` : `\\${part}`,
	);
}

function isHeading(line: string): boolean {
	return line.startsWith('## ');
}
