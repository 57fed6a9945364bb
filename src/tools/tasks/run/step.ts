/** One line of a run, as it is before the line is executed. */
export interface Step {
	/** Counted from 1. */
	line: number;
	/** The function that contains the line; empty for a function without a name and outside functions. */
	name: string;
	/** The call of the function, counted from 1 in the order of beginning; 0 outside functions. */
	call: number;
	/** The call that waits for this one. */
	caller?: number;
	variables: Variable[];
	/** What the line gives back, where it is a `return`. */
	result?: string;
}

export interface Variable {
	name: string;
	/** The value as code would write it. */
	text: string;
	/** The value, where it is a number. */
	number?: number;
	/** Where the value is an object: two variables with the same number hold the same one. */
	object?: number;
	/** The first sixty items, where it is a list, a set, a map or a plain object. */
	row?: string[];
	/** The keys of the items of a map or a plain object. */
	keys?: string[];
	/** Of which items are objects, and which; `null` for the others. */
	objects?: (number | null)[];
}

/** A run that was watched. */
export interface Trace {
	steps: Step[];
	/** How many steps the run had: those above a thousand are not kept. */
	count: number;
}
