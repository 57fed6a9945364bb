/** What a mistake says. */
export interface Wording {
	/** What is wrong, and what to do. */
	sentence: string;
	/** What stands there now. */
	found: string;
	/** What belongs there. */
	expected: string;
	/** Something that would be right. */
	example: string;
}
