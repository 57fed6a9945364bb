import type { LighthouseResult } from './module.ts';

/** The result of one run on one page. Scores go from 0 to 100. */
export interface Verdict {
	scores: Record<string, number>;
	layoutShift: number;
	largestPaintMs: number;
	/** Time in which long tasks keep the page from answering, before it is interactive. */
	blockingMs: number;
	/** Audits that keep a category from its full score, with their explanations. */
	lost: string[];
}

const categories = [
	'performance',
	'accessibility',
	'best-practices',
	'seo',
	'agentic-browsing',
] as const;

/**
 * With it Lighthouse gives all its points. Text is painted in 800 to 1000 ms of its phone, or with its font in up to 1300 if
 * that comes within the 100 ms in which an optional font is waited for, as it does from a server on the same machine.
 */
const mostPaintMs = 1300;
const mostBlockingMs = 100;

/** Lighthouse shows three decimals, so that less than half of the last one is 0. */
const leastVisibleShift = 0.0005;

export function toVerdict(result: LighthouseResult): Verdict {
	const scores = Object.fromEntries(
		categories.map((id) => [id, Math.round((result.categories[id]?.score ?? 0) * 100)]),
	);
	const layoutShift = result.audits['cumulative-layout-shift']?.numericValue ?? 1;
	const largestPaintMs =
		result.audits['largest-contentful-paint']?.numericValue ?? Number.POSITIVE_INFINITY;
	const blockingMs = result.audits['total-blocking-time']?.numericValue ?? Number.POSITIVE_INFINITY;
	const lost = lostAudits(result);
	return { scores, layoutShift, largestPaintMs, blockingMs, lost };
}

/**
 * The median of each value, so that one run beside other work of the machine neither condemns nor saves a page.
 * Throws without a run.
 */
export function toMedian(runs: readonly Verdict[]): Verdict {
	return {
		scores: Object.fromEntries(
			categories.map((id) => [id, median(runs.map(({ scores }) => scores[id] ?? 0))]),
		),
		layoutShift: median(runs.map(({ layoutShift }) => layoutShift)),
		largestPaintMs: median(runs.map(({ largestPaintMs }) => largestPaintMs)),
		blockingMs: median(runs.map(({ blockingMs }) => blockingMs)),
		lost: [...new Set(runs.flatMap(({ lost }) => lost))],
	};
}

export function toFaults(verdict: Verdict): string[] {
	const { scores, layoutShift, largestPaintMs, blockingMs, lost } = verdict;
	const low = Object.entries(scores).filter(([, score]) => score < 100);
	return [
		...low.map(([id, score]) => `${id} scores ${score} of 100`),
		...(low.length > 0 ? lost : []),
		...(layoutShift >= leastVisibleShift ? [`the layout shifts by ${layoutShift.toFixed(4)}`] : []),
		...(largestPaintMs > mostPaintMs
			? [`the largest paint comes after ${Math.round(largestPaintMs)} ms`]
			: []),
		...(blockingMs > mostBlockingMs
			? [`long tasks block the page for ${Math.round(blockingMs)} ms`]
			: []),
	];
}

function median(values: readonly number[]): number {
	const sorted = values.toSorted((a, b) => a - b);
	const middle = sorted[Math.floor((sorted.length - 1) / 2)];
	if (middle === undefined) throw new Error('The median of no runs is not defined.');
	return middle;
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
