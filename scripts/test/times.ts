import { budget } from './budget.ts';
import type { StepResult } from './run-step.ts';

/**
 * Lines to print: the seconds of each step and of the whole, and beside them their budget, which only `npm test` has. A
 * step above its budget is marked, and a last line is added if the whole took longer than a check may.
 */
export function describeTimes(
	results: readonly StepResult[],
	{ run, wholeSeconds, installSeconds }: Whole,
): string[] {
	const limits: Readonly<Record<string, number>> = run === 'test' ? budget.seconds : {};
	const install = installSeconds > 0 ? [toLine('Install', installSeconds, undefined)] : [];
	const checkSeconds = installSeconds + wholeSeconds;
	const late = checkSeconds > budget.checkMinutes * 60;
	return [
		run === 'test' ? 'Seconds, and those of the budget:' : 'Seconds:',
		...install,
		...results.map(({ title, seconds }) => toLine(title, seconds, limits[title])),
		toLine('The whole', wholeSeconds, run === 'test' ? budget.testMinutes * 60 : undefined),
		...(run === 'test' ? [countJourneys(results)] : []),
		...(run === 'test' && late
			? [
					`This check took ${Math.round(checkSeconds / 60)} minutes: more than the ${budget.checkMinutes} that it may take.`,
				]
			: []),
	];
}

function toLine(title: string, seconds: number, limit: number | undefined): string {
	const time = `${title.padEnd(36)}${seconds.toFixed(1).padStart(7)}`;
	if (limit === undefined) return `  ${time}`;
	return `  ${time} of ${String(limit).padStart(4)}${seconds > limit ? '  above its budget' : ''}`;
}

function countJourneys(results: readonly StepResult[]): string {
	const journeys = results.find(({ most }) => most !== undefined)?.count;
	const number = journeys ? journeys.passed + journeys.failed : 0;
	return `  ${'Journeys'.padEnd(36)}${String(number).padStart(7)} of ${String(budget.journeys).padStart(4)}`;
}

interface Whole {
	run: 'check' | 'test' | 'matrix';
	wholeSeconds: number;
	/** Of the installation that came before, or 0. */
	installSeconds: number;
}
