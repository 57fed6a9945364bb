import { instrument } from '#lib/trace/instrument.ts';
import { printValue } from '#tools/tasks/run/print-value.js';
import { createRecorder } from '#tools/tasks/run/recorder.js';

/** Runs the function `run` of a visitor's code and gives its steps. */
export function recordSteps(code: string) {
	const recorder = createRecorder(printValue);
	new Function('$trace', `${instrument(code)}\nreturn run();`)(recorder);
	return recorder.steps;
}
