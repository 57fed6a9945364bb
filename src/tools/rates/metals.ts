const metals: readonly string[] = ['XAU', 'XAG', 'XPT', 'XPD'];

/** Grams in a troy ounce, exactly: metals are rated by it. */
const ounceGrams = 31.1034768;

export function isMetal(code: string): boolean {
	return metals.includes(code);
}

/** The rate of one gram. @example toGram(311.034768) // 10 */
export function toGram(uahPerOunce: number): number {
	return uahPerOunce / ounceGrams;
}
