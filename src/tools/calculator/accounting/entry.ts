import { Exact } from '#tools/calculator/exact.ts';
import type { TypingKey } from './keys.ts';
import { machineDigits, toResult } from './rounding.ts';
import { defaultSettings } from './settings.ts';

/** The entry after CE: shown as zero, but a second CE treats it as no entry. */
export const clearedEntry = '';

/** The number being typed after one more key; null if nothing is typed. */
export function typeEntry(entry: string | null, key: TypingKey): string {
	const text = entry || '0';
	if (key === 'right') return eraseLast(text);
	if (key === 'point' && text.includes('.')) return text;
	if (key === 'point' || key === 'point-again') return `${text.replace('.', '')}.`;
	return [...key].reduce(addDigit, text);
}

export function changeEntrySign(entry: string): string {
	if (!/[1-9.]/.test(entry)) return entry;
	return entry.startsWith('-') ? entry.slice(1) : `-${entry}`;
}

/** The number of a finished entry. @example toNumber('5.') // '5' */
export function toNumber(entry: string): string {
	return (entry || '0').replace(/\.$/, '');
}

/**
 * A decimal text as the calculator types it; undefined for more than twelve digits.
 * @param computed the result of a sum: its decimals are cut as those of a quotient are
 */
export function toEntry(number: string, computed = false): string | undefined {
	const plain = computed
		? toResult(new Exact(number), { ...defaultSettings, decimals: 'F' })
		: number.includes('e')
			? new Exact(number).toFixed()
			: number;
	return plain !== undefined && isEntry(plain) ? plain.replace(/^(-?)0+(?=\d)/, '$1') : undefined;
}

/** Twelve digits at most, with at most one point. */
export function isEntry(text: string): boolean {
	return /^-?\d+(\.\d*)?$/.test(text) && countDigits(text) <= machineDigits;
}

function addDigit(text: string, digit: string): string {
	if (text === '0') return digit;
	return countDigits(text) < machineDigits ? text + digit : text;
}

function eraseLast(text: string): string {
	const rest = text.slice(0, -1);
	return /^-?0?$/.test(rest) ? '0' : rest;
}

function countDigits(text: string): number {
	return text.replace(/\D/g, '').length;
}
