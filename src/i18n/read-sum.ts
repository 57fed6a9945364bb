import { hasCells } from './cells.ts';
import type { Locale } from './locales.ts';
import { readAmount, toNarrow } from './read-amount.ts';

/** A sum as the keys of a calculator. */
export interface Sum {
	/** Numbers as decimal texts, and + - * / ( ) % between them. */
	parts: readonly string[];
	/** From left to right it gives another number than by the rules of algebra: 2 + 3 × 4. */
	unclear: boolean;
}

const longestSum = 500;
const date = /^(\d{4}([-/])\d\d?\2\d\d?|\d\d?([-/])\d\d?\3\d{4})$/;
/** The minus of `5 -3` may belong to a second number. */
const sign = /(?<=[^\s(*/+-])\s+[+-](?!\s)/;
/** The minus of 1e-5 is part of the number. */
const operators = /\s*([()*/%]|(?<!\de)[+-])\s*/i;

/**
 * Reads a sum, with = before or after it or without. Undefined for anything else: for a date, for `0x10`, for a sum with an open
 * bracket, and for a number in brackets, which accountants take off.
 * @example readSum('en', '=180,000*0.8') // { parts: ['180000', '*', '0.8'], unclear: false }
 */
export function readSum(locale: Locale, text: string): Sum | undefined {
	const whole = toNarrow(text.trim())
		.replaceAll(/[−–]/g, '-')
		.replaceAll('÷', '/')
		.replaceAll(/×|(?<=[\d)%] ?)(?<!^0)[xх](?= ?[\d(])/gi, '*')
		.replace(/^=|=$/g, '');
	if (whole.length > longestSum || hasCells(whole)) return undefined;
	if (date.test(whole) || sign.test(whole)) return undefined;
	const parts: string[] = [];
	/** For each open bracket, whether an addition came before. */
	const added = [false];
	let [unclear, operations, minus] = [false, 0, ''];
	for (const part of whole.trim().split(operators).filter(Boolean)) {
		const last = parts.at(-1) ?? '';
		// A bracket multiplies what is beside it. After a division, people differ over which of the two comes first.
		if (part === '(' ? /[\d)]$/.test(last) : last === ')' && /^[^*/%)+-]/.test(part)) {
			if (added.at(-1) || parts.includes('/')) unclear = true;
			operations += 1;
			parts.push('*');
		}
		const isAfterNumber = /[\d.)%]$/.test(parts.at(-1) ?? '');
		if (/^[+-]$/.test(part) && !isAfterNumber && minus === '') {
			minus = part;
			continue;
		}
		if (/^[*/%)+-]$/.test(part) !== isAfterNumber) return undefined;
		if (/^[*/+-]$/.test(part)) operations += 1;
		if (/^[*/]$/.test(part) && added.at(-1)) unclear = true;
		if (/^[+-]$/.test(part)) added.splice(-1, 1, true);
		if (part === '(') added.push(false);
		if (part === ')' && (added.length === 1 || isLone(parts))) return undefined;
		if (part === ')') added.pop();
		const isSign = /^\D$/.test(part);
		const number = isSign ? part : readAmount(locale, part)?.number;
		if (number === undefined || /^0\d/.test(number) || (isSign && minus)) return undefined;
		parts.push((minus === '-' ? '-' : '') + number);
		minus = '';
	}
	const isWhole = added.length === 1 && /[\d)%]$/.test(parts.at(-1) ?? '');
	return isWhole && operations > 0 && minus === '' ? { parts, unclear } : undefined;
}

/** A bracket with one number in it. */
function isLone(parts: readonly string[]): boolean {
	return parts.at(-2) === '(' && !parts.at(-1)?.startsWith('-');
}
