import { z } from 'zod';

/** The part of Lighthouse's result that is read here. Scores go from 0 to 1; `null` where an audit does not apply. */
const lighthouseResult = z.object({
	environment: z.object({
		/** How fast this machine is: Lighthouse measures it before each run. */
		benchmarkIndex: z.number(),
	}),
	categories: z.record(
		z.string(),
		z.object({
			score: z.number().nullable(),
			auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
		}),
	),
	audits: z.record(
		z.string(),
		z.object({
			id: z.string(),
			title: z.string(),
			score: z.number().nullable(),
			displayValue: z.string().optional(),
			numericValue: z.number().optional(),
		}),
	),
});

export type LighthouseResult = z.infer<typeof lighthouseResult>;

/** Times are in microseconds: `dur` by the clock, `tdur` on the processor. */
const traceEvent = z.object({
	name: z.string(),
	ph: z.string(),
	pid: z.number(),
	tid: z.number(),
	ts: z.number(),
	dur: z.number().optional(),
	tdur: z.number().optional(),
	args: z
		.object({ data: z.object({ documentLoaderURL: z.string().optional() }).optional() })
		.optional(),
});

export type TraceEvent = z.infer<typeof traceEvent>;

/** What a run resolves to. Events that are not read may have another shape. */
export const resultSchema = z.object({
	lhr: lighthouseResult,
	artifacts: z.object({
		Trace: z.object({
			traceEvents: z
				.array(z.unknown())
				.transform((events) => events.flatMap((event) => traceEvent.safeParse(event).data ?? [])),
		}),
	}),
});

type Run = (
	url: string,
	flags: { port: number; output: 'json'; logLevel: 'silent' },
) => Promise<unknown>;

/** Lighthouse, as it is imported. */
export const lighthouseModule = z.object({
	default: z.custom<Run>((value) => typeof value === 'function', 'is not a function'),
});
