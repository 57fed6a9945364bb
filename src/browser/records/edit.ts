/** A text that was edited in this tab: what it was when the edit began, and what it is now. */
export interface Edit {
	began: string;
	written: string;
}

/**
 * What an edit does to a text that another tab may have changed meanwhile. Where both have changed it, both are kept:
 * neither visitor has seen what the other wrote.
 * @param stored undefined where another tab has deleted the text: what was written brings it back
 */
export function judgeEdit(
	{ began, written }: Edit,
	stored: string | undefined,
): 'nothing' | 'change' | 'both' {
	if (written === began || written === stored) return 'nothing';
	return stored === undefined || stored === began ? 'change' : 'both';
}
