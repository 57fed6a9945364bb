const longestTrace = 1000;
const longestRow = 60;

/**
 * Records the steps of code that was changed by `instrument`, up to a thousand.
 * @param {(value: unknown) => string} print
 * @param {(steps: import('./step.ts').Step[]) => void} [onFull] is called when no more steps are kept,
 *   so that the steps of a run that never ends can be shown
 */
export function createRecorder(print, onFull) {
	/** @type {import('./step.ts').Step[]} */
	const steps = [];
	let count = 0;

	/**
	 * @param {number} line
	 * @param {string} name
	 * @param {Record<string, unknown>} values
	 * @param {{ value: unknown }} [result]
	 */
	function add(line, name, values, result) {
		count += 1;
		if (steps.length === longestTrace) return;
		const variables = Object.entries(values).map(([key, value]) => ({
			name: key,
			text: print(value),
			...(typeof value === 'number' && { number: value }),
			...(Array.isArray(value) && {
				row: Array.from(value.slice(0, longestRow), (item) => toCell(item, print)),
			}),
		}));
		steps.push({ line, name, variables, ...(result && { result: print(result.value) }) });
		if (steps.length === longestTrace) onFull?.(steps);
	}

	return {
		steps,
		/** Steps that the run had, also those that were too many to be kept. */
		count: () => count,
		/**
		 * @param {number} line
		 * @param {string} name
		 * @param {Record<string, unknown>} values
		 */
		step: (line, name, values) => add(line, name, values),
		/**
		 * @template Value
		 * @param {number} line
		 * @param {string} name
		 * @param {Record<string, unknown>} values
		 * @param {Value} value
		 */
		exit: (line, name, values, value) => {
			add(line, name, values, { value });
			return value;
		},
	};
}

/**
 * A letter is shown in its cell without quotation marks.
 * @param {unknown} item
 * @param {(value: unknown) => string} print
 */
function toCell(item, print) {
	return (typeof item === 'string' ? item : print(item)).slice(0, 24);
}
