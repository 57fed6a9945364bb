import { globSync } from 'node:fs';
import type { ProjectCopy } from './project-copy.ts';

/** How many fields have been read. */
let texts = 0;

/**
 * Puts invented texts of each language in the place of the English ones of a copy: their letters are other ones, so that
 * no text is English by chance. Arabic has every second field, so that a line has texts of both directions.
 */
export function inventTexts(copy: ProjectCopy, tags: readonly string[]) {
	for (const file of globSync('src/content/**/*.json', { cwd: copy.root }))
		copy.write(file, JSON.stringify(inventIn(JSON.parse(copy.read(file)), tags)));
	for (const file of globSync('src/content/**/en.mdx', { cwd: copy.root })) {
		const text = copy.read(file);
		copy.remove(file);
		for (const tag of tags)
			copy.write(file.replace('en.mdx', `${tag}.mdx`), inventProse(text, tag));
	}
}

function inventIn(value: unknown, tags: readonly string[]): unknown {
	if (typeof value !== 'object' || value === null) return value;
	if (Array.isArray(value)) return value.map((each) => inventIn(each, tags));
	if ('en' in value) {
		texts++;
		const written = tags.filter((tag) => tag !== 'ar' || texts % 2 === 0);
		return Object.fromEntries(written.map((tag) => [tag, inventText(value.en, tag)]));
	}
	return Object.fromEntries(Object.entries(value).map(([key, its]) => [key, inventIn(its, tags)]));
}

/** Paths of pictures and reports stay. */
function inventText(text: unknown, tag: string): unknown {
	if (Array.isArray(text)) return text.map((each) => inventText(each, tag));
	if (typeof text !== 'string' || /^\S+\.\w{3,4}$/.test(text)) return text;
	return text.replace(/[a-z]/gi, (letter) => toOther(letter, tag));
}

/** Of the fields and blocks only what is read: names, paths and dates stay. */
function inventProse(text: string, tag: string): string {
	return text.replace(/^---$|^\w+(?=: )|<\/?\w+|[\w-]+=(?:"[^"]*\.\w{4}"|(?="))|\w/gim, (part) =>
		part.length === 1 ? toOther(part, tag) : part,
	);
}

const arabic = 'ابتثجحخدذرزسشصضطظعغفقكلمنهو';

function toOther(letter: string, tag: string): string {
	const at = letter.toLowerCase().charCodeAt(0) - 97;
	if (at < 0 || at > 25) return letter;
	if (tag === 'ar') return arabic.charAt(at);
	const other = String.fromCharCode(97 + ((at + 13) % 26));
	return letter === letter.toLowerCase() ? other : other.toUpperCase();
}
