/**
 * The standard calculator, in the HTML of the page. A browser gets nothing from this file: there it is
 * fetched like the other two, or not at all where another one is linked.
 */
export const StandardOnServer = import.meta.env.SSR
	? (await import('./StandardCalculator.tsx')).StandardCalculator
	: undefined;
