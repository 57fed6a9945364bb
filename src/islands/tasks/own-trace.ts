import type { Token } from '#lib/trace/highlight.ts';
import type { Trace } from '#tools/tasks/run/step.ts';

/** A run of the visitor's code that can be watched. */
export interface OwnTrace {
	key: number;
	code: string;
	lines: readonly (readonly Token[])[];
	trace: Trace;
	call: string;
}
