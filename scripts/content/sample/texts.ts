import { createHash } from 'node:crypto';
import { isProse } from '#schemas/prose.ts';
import { toPosition } from '../mistake.ts';
import { type Entry, readTexts } from '../source.ts';

/** A text of an entry that can be recognized, and its place. */
export interface FoundText {
	text: string;
	place: { line: number; column: number };
}

/** Shorter texts, such as "Front-end developer", may be the words of any author. In characters. */
const shortest = 32;
/** Fields that identify the person, however short they are. */
const personal = new Set(['name', 'email', 'socialHandle', 'telephone']);

/** Every text of an entry that is long enough to be recognized as that of one author. */
export function listTexts(entry: Entry): FoundText[] {
	return isProse(entry.collection) ? listInProse(entry.text) : listInRecord(entry);
}

/** The first 12 digits of the SHA-256 of a text, whatever its spaces. */
export function hashText(text: string): string {
	const words = text.normalize('NFC').replace(/\s+/gu, ' ').trim();
	return createHash('sha256').update(words).digest('hex').slice(0, 12);
}

function listInRecord(entry: Entry): FoundText[] {
	const isPersonal = entry.collection === 'profile' || entry.collection === 'site';
	return [...readTexts(entry.value)]
		.filter(
			([[field], text]) =>
				field !== '$schema' &&
				(isLong(text) || (isPersonal && personal.has(String(field))) || isLink(text)),
		)
		.map(([path, text]) => ({ text, place: toPosition(entry.text, entry.locateValue(path)) }));
}

/** Lines of the text, and the values of attributes, such as what a picture shows. */
function listInProse(text: string): FoundText[] {
	const lines = [...text.matchAll(/^(.+)$/gmu)];
	const attributes = [...text.matchAll(/="([^"]+)"/g)];
	return [...lines, ...attributes]
		.map(({ 1: value = '', index }) => ({ text: value, place: toPosition(text, index) }))
		.filter((found) => isLong(found.text));
}

function isLong(text: string): boolean {
	return text.length >= shortest && /\s/u.test(text);
}

function isLink(text: string): boolean {
	return /^(https?|mailto|tel):/.test(text);
}
