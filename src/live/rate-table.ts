/** Official rates of one day. */
export interface RateTable {
	/** The day for which the bank has set them, YYYY-MM-DD. */
	day: string;
	rates: readonly Rate[];
}

export interface Rate {
	/** ISO 4217, `XAU` and the like for metals. */
	code: string;
	/** Hryvnias for one unit of the currency, or for one troy ounce of the metal. */
	uah: number;
}

/** The rate of one currency on one day. */
export interface DayRate {
	/** YYYY-MM-DD */
	day: string;
	uah: number;
}

/** One rate for each code, the first one that came. */
export function dropRepeats(rates: readonly Rate[]): Rate[] {
	return rates.filter(({ code }, index) => rates.findIndex((rate) => rate.code === code) === index);
}
