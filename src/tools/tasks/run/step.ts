/** One line of a run, as it is before the line is executed. */
export interface Step {
	/** Counted from 1. */
	line: number;
	/** The function that contains the line. */
	name: string;
	variables: Variable[];
	/** What the line gives back, where it is a `return`. */
	result?: string;
}

interface Variable {
	name: string;
	/** The value as code would write it. */
	text: string;
	/** The value, where it is a number. */
	number?: number;
	/** The first sixty items, where it is a list. */
	row?: string[];
}

/** A run that was watched. */
export interface Trace {
	steps: Step[];
	/** How many steps the run had: those above a thousand are not kept. */
	count: number;
}
