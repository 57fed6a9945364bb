import { Exact } from '#tools/calculator/exact.ts';

/** F: floating. A: two decimals, and sums are typed without the point (ADD2). */
export const decimalsChoices = ['F', '0', '2', '3', '4', 'A'] as const;

/** Away from zero, half away from zero, towards zero. */
export const roundingChoices = ['up', '5/4', 'cut'] as const;

export interface AccountingSettings {
	decimals: (typeof decimalsChoices)[number];
	rounding: (typeof roundingChoices)[number];
	/** Tax rate in percent: a decimal number from 0 to 999 with at most four decimals. */
	rate: string;
}

export const defaultSettings: AccountingSettings = { decimals: '2', rounding: '5/4', rate: '20' };

/**
 * Undefined when the words set nothing.
 * @example withSetting(settings, 'decimals=3')
 */
export function withSetting(
	settings: AccountingSettings,
	words: string,
): AccountingSettings | undefined {
	const [name, value = ''] = words.split('=');
	if (name === 'decimals') {
		const decimals = decimalsChoices.find((choice) => choice === value);
		return decimals && { ...settings, decimals };
	}
	if (name === 'rounding') {
		const rounding = roundingChoices.find((choice) => choice === value);
		return rounding && { ...settings, rounding };
	}
	const rate = name === 'rate' ? toRate(value) : undefined;
	return rate === undefined ? undefined : { ...settings, rate };
}

/** A rate from 0 to 999 with four decimals at most; undefined for any other. */
export function toRate(plain: string): string | undefined {
	if (!/^\d{1,3}(\.\d{0,4})?$/.test(plain)) return undefined;
	return new Exact(plain).toString();
}

/** Decimals of a result; undefined when they float. */
export function toPlaces({ decimals }: AccountingSettings): number | undefined {
	if (decimals === 'F') return undefined;
	return decimals === 'A' ? 2 : Number(decimals);
}
