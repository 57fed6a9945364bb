import type { LighthouseResult } from './module.ts';

/** The result of one run on one page. Scores go from 0 to 100. */
export interface Verdict {
	scores: Record<string, number>;
	layoutShift: number;
	largestPaintMs: number;
	/** Audits that keep a category from its full score, with their explanations. */
	lost: string[];
	/** By which the best of several runs is chosen. */
	sum: number;
}

const categories = [
	'performance',
	'accessibility',
	'best-practices',
	'seo',
	'agentic-browsing',
] as const;

const mostPaintMs = 1000;

/** Lighthouse shows three decimals, so that less than half of the last one is 0. */
const leastVisibleShift = 0.0005;

export function toVerdict(result: LighthouseResult): Verdict {
	const scores = Object.fromEntries(
		categories.map((id) => [id, Math.round((result.categories[id]?.score ?? 0) * 100)]),
	);
	const layoutShift = result.audits['cumulative-layout-shift']?.numericValue ?? 1;
	const largestPaintMs =
		result.audits['largest-contentful-paint']?.numericValue ?? Number.POSITIVE_INFINITY;
	const total = Object.values(scores).reduce((sum, score) => sum + score, 0);
	return {
		scores,
		layoutShift,
		largestPaintMs,
		lost: lostAudits(result),
		sum: total * 1000 - layoutShift * 1000 - largestPaintMs,
	};
}

/** Nothing is left to wish for, so that no further run is needed. */
export function isPerfect(verdict: Verdict): boolean {
	return toFaults(verdict).length === 0;
}

export function toFaults({ scores, layoutShift, largestPaintMs, lost }: Verdict): string[] {
	const low = Object.entries(scores).filter(([, score]) => score < 100);
	return [
		...low.map(([id, score]) => `${id} scores ${score} of 100`),
		...(low.length > 0 ? lost : []),
		...(layoutShift >= leastVisibleShift ? [`the layout shifts by ${layoutShift.toFixed(4)}`] : []),
		...(largestPaintMs > mostPaintMs
			? [`the largest paint comes after ${Math.round(largestPaintMs)} ms`]
			: []),
	];
}

function lostAudits(result: LighthouseResult): string[] {
	return categories.flatMap((id) =>
		(result.categories[id]?.auditRefs ?? [])
			.filter(({ weight }) => weight > 0)
			.map((reference) => result.audits[reference.id])
			.filter((audit) => audit !== undefined)
			.filter(({ score }) => score !== null && score < 1)
			.map((audit) => `  ${audit.id}: ${audit.displayValue ?? audit.title}`),
	);
}
