/**
 * Why valid data must not be called up to date. `jump`: a value is far from the last good one; `old` and `future`: by
 * their own date; `absurd`: out of all bounds; `forecast`: nothing was measured.
 */
export type Doubt = 'absurd' | 'future' | 'old' | 'forecast' | 'jump';

/** Whether a doubt is about the date of data alone: the visitor's clock may be the cause, and no other request helps. */
export function isAboutDate(doubt: Doubt | undefined): boolean {
	return doubt === 'old' || doubt === 'future';
}
