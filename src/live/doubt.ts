/**
 * Why valid data must not be called up to date. `jump`: a value is far from the last good one; `old` and `future`: by
 * their own date; `absurd`: out of all bounds; `forecast`: nothing was measured.
 */
export type Doubt = 'absurd' | 'future' | 'old' | 'forecast' | 'jump';

/**
 * Whether the service may notice its mistake, so that another request helps soon: not where only the date is odd, which
 * the visitor's clock may cause, and not where it did not measure.
 */
export function isMistake(doubt: Doubt | undefined): boolean {
	return doubt === 'absurd' || doubt === 'jump';
}
