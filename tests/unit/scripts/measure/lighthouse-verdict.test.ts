import type { LighthouseResult } from '../../../../scripts/measure/lighthouse/module.ts';
import { toFaults, toMedian, toVerdict } from '../../../../scripts/measure/lighthouse/verdict.ts';

const ids = ['performance', 'accessibility', 'best-practices', 'seo', 'agentic-browsing'];

/** A result in the shape of Lighthouse's, with one score or measured value changed. */
function result({ scores = {}, shift = 0, paint = 800, lost = false }: Changes = {}) {
	return {
		categories: Object.fromEntries(
			ids.map((id) => [
				id,
				{
					score: (scores as Record<string, number>)[id] ?? 1,
					auditRefs: [
						{ id: 'target-size', weight: 7 },
						{ id: 'unweighted', weight: 0 },
					],
				},
			]),
		),
		audits: {
			'cumulative-layout-shift': { numericValue: shift },
			'largest-contentful-paint': { numericValue: paint },
			'total-blocking-time': { numericValue: 0 },
			'target-size': { id: 'target-size', title: 'Too small', score: lost ? 0 : 1 },
			unweighted: { id: 'unweighted', title: 'Does not count', score: 0 },
		},
	} as unknown as LighthouseResult;
}

test('each category counts, the one for agents too', () => {
	for (const id of ids) {
		const faults = toFaults(toVerdict(result({ scores: { [id]: 0.99 } })));
		expect(faults).toContain(`${id} scores 99 of 100`);
	}
});

test('a lost point names the audits that took it, and only those that count', () => {
	const faults = toFaults(toVerdict(result({ scores: { accessibility: 0.9 }, lost: true })));
	expect(faults).toContain('  target-size: Too small');
	expect(faults.join()).not.toContain('unweighted');
});

test('a shift that Lighthouse shows as 0 does not count', () => {
	expect(toFaults(toVerdict(result({ shift: 0.0004 })))).toEqual([]);
	expect(toFaults(toVerdict(result({ shift: 0.0005 })))).toEqual(['the layout shifts by 0.0005']);
});

test('one slow run of five does not count, three do', () => {
	const fast = toVerdict(result());
	const slow = toVerdict(result({ paint: 1500, scores: { performance: 0.9 } }));
	expect(toFaults(toMedian([fast, slow, fast, fast, slow]))).toEqual([]);
	expect(toMedian([slow, fast, slow, fast, slow]).largestPaintMs).toBe(1500);
	expect(() => toMedian([])).toThrow('no runs');
});

interface Changes {
	scores?: Record<string, number>;
	shift?: number;
	paint?: number;
	lost?: boolean;
}
