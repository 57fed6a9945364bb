import { toItems } from './items.js';

const longestTrace = 1000;

/**
 * Records the steps of code that was changed by `instrument`, up to a thousand.
 * @param {(value: unknown) => string} print
 * @param {(steps: import('./step.ts').Step[]) => void} [onFull] is called when no more steps are kept,
 *   so that the steps of a run that never ends can be shown
 */
export function createRecorder(print, onFull) {
	/** @type {import('./step.ts').Step[]} */
	const steps = [];
	/**
	 * The calls that have begun and not ended, the innermost last.
	 * @type {Call[]}
	 */
	const stack = [];
	/** @type {WeakMap<object, number>} */
	const objects = new WeakMap();
	let count = 0;
	let calls = 0;
	let known = 0;

	/** @param {unknown} value */
	function toObject(value) {
		if (typeof value !== 'object' || value === null) return undefined;
		const number = objects.get(value) ?? known + 1;
		known = Math.max(known, number);
		objects.set(value, number);
		return number;
	}

	/**
	 * A value may refuse to be read, by a getter that throws: the code that is watched does not end by that.
	 * @param {string} name
	 * @param {unknown} value
	 * @returns {import('./step.ts').Variable}
	 */
	function toVariable(name, value) {
		try {
			const number = typeof value === 'number' && { number: value };
			return { name, text: print(value), ...number, ...toItems(value, print, toObject) };
		} catch {
			return { name, text: '…' };
		}
	}

	/**
	 * A call that was left for a while, as generators and asynchronous functions are, is the innermost again.
	 * @param {Call | null} call
	 */
	function resume(call) {
		const place = call ? stack.lastIndexOf(call) : -1;
		if (!call || place >= 0) stack.length = place + 1;
		else stack.push(call);
	}

	/**
	 * @param {number} line
	 * @param {Call | null} call
	 * @param {Record<string, unknown>} values
	 * @param {{ value: unknown }} [result]
	 */
	function add(line, call, values, result) {
		count += 1;
		if (steps.length === longestTrace) return;
		resume(call);
		const caller = stack.at(-2);
		const variables = Object.entries(values).map(([name, value]) => toVariable(name, value));
		steps.push({
			line,
			name: call?.name ?? '',
			call: call?.number ?? 0,
			...(caller && { caller: caller.number }),
			variables,
			...(result && { result: print(result.value) }),
		});
		if (steps.length === longestTrace) onFull?.(steps);
	}

	return {
		steps,
		/** Steps that the run had, also those that were too many to be kept. */
		count: () => count,
		/**
		 * A function is called.
		 * @param {string} name
		 */
		enter: (name) => {
			calls += 1;
			const call = { name, number: calls };
			stack.push(call);
			return call;
		},
		/** @param {Call} call */
		leave: (call) => {
			const place = stack.lastIndexOf(call);
			if (place >= 0) stack.length = place;
		},
		/**
		 * @param {number} line
		 * @param {Call | null} call
		 * @param {Record<string, unknown>} values
		 */
		step: (line, call, values) => add(line, call, values),
		/**
		 * @template Value
		 * @param {number} line
		 * @param {Call | null} call
		 * @param {Record<string, unknown>} values
		 * @param {Value} value
		 */
		exit: (line, call, values, value) => {
			add(line, call, values, { value });
			return value;
		},
	};
}

/** @typedef {{ name: string, number: number }} Call */
