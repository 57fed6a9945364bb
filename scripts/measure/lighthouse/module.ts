import { z } from 'zod';

/** The part of Lighthouse's result that is read here. Scores go from 0 to 1; `null` where an audit does not apply. */
const lighthouseResult = z.object({
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

/** What a run resolves to. */
export const resultSchema = z.object({ lhr: lighthouseResult });

export type Lighthouse = (
	url: string,
	settings: { output: 'json'; logLevel: 'silent'; port: number },
) => Promise<unknown>;

/** Lighthouse, as it is imported. */
export const lighthouseModule = z.object({
	default: z.custom<Lighthouse>((value) => typeof value === 'function', 'is not a function'),
});
