/** The message of a mistake. */
export interface Wording {
	/** What is wrong and what to do. */
	sentence: string;
	/** The current value. */
	found: string;
	/** The kind of value that is expected. */
	expected: string;
	/** A correct value. */
	example: string;
}
