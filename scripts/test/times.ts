import { budget } from './budget.ts';
import type { StepResult } from './run-step.ts';

/** Lines to print: the seconds of each step and of the whole, and beside them their budget. */
export function describeTimes(
	results: readonly StepResult[],
	{ run, runSeconds, installSeconds }: Whole,
): string[] {
	const limits: Readonly<Record<string, number>> = budget.seconds;
	const journeys = results.find(({ most }) => most !== undefined);
	const isTest = run === 'test';
	return [
		'Seconds, and those of the budget:',
		...results.map(({ title, seconds }) => toLine(title, seconds, limits[title])),
		toLine('All of these', runSeconds, isTest ? budget.testMinutes * 60 : undefined),
		...(isTest && installSeconds > 0
			? [toLine('With the installation', installSeconds + runSeconds, budget.checkMinutes * 60)]
			: []),
		...(journeys ? [toJourneys(journeys)] : []),
	];
}

/** The line about a check that took too long, or undefined. */
export function describeLateness({ run, runSeconds, installSeconds }: Whole): string | undefined {
	const minutes = (installSeconds + runSeconds) / 60;
	if (run !== 'test' || minutes <= budget.checkMinutes) return undefined;
	return `This check took ${Math.round(minutes)} minutes: more than the ${budget.checkMinutes} that it may take.`;
}

function toLine(title: string, seconds: number, limit: number | undefined): string {
	const time = `${title.padEnd(36)}${seconds.toFixed(1).padStart(7)}`;
	if (limit === undefined) return `  ${time}`;
	return `  ${time} of ${String(limit).padStart(4)}${seconds > limit ? '  above its budget' : ''}`;
}

function toJourneys({ count: { journeys }, most = 0 }: StepResult): string {
	const advice = ': tag others with @matrix (CONTRIBUTING.md, "Tests")';
	return `Journeys: ${journeys} of ${most}${journeys > most ? advice : ''}`;
}

export interface Whole {
	run: 'check' | 'test' | 'matrix';
	/** From the first step to the last. */
	runSeconds: number;
	/** Of the installation that came before, or 0. */
	installSeconds: number;
}
