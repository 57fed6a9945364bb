/**
 * What a whole check may cost, all of it in this file: `npm test` prints it beside what it took. Seconds are those of two
 * idle cores, and no run fails by them, because machines differ. Together, on two cores,
 * the steps take about two thirds of their seconds: they share the cores, and the journeys run alone.
 */
export const budget = {
	/** Minutes of `.ci/run`, which installs the packages and runs `npm test`. */
	checkMinutes: 30,
	/** Minutes of `npm test`, with the build. */
	testMinutes: 12,
	/**
	 * Tests of `npm test` in a browser, beside one for each page: the sample has 53 English pages. More of them fail the run;
	 * the others belong to the matrix.
	 */
	journeys: 175,
	/** Seconds of each step of `npm test`. */
	seconds: {
		'Unit and component tests': 235,
		'Types of pages': 25,
		Types: 20,
		'Types of the service worker': 2,
		'Format and lint': 8,
		'Import rules': 5,
		Content: 2,
		'Unused files and exports': 10,
		Build: 90,
		'Built files': 60,
		HTML: 8,
		Links: 3,
		'Every page and user journey': 205,
	},
} as const;

/** A step of `npm test`. */
export type BudgetedTitle = keyof typeof budget.seconds;
