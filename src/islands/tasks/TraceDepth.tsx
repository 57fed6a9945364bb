interface Props {
	/** How many calls run or wait at each step. */
	depths: readonly number[];
	/** The current step, counted from 0. */
	at: number;
}

/** Below this depth there is no recursion to see. */
const leastDepth = 3;

/**
 * How deep the calls are over the whole run, and where the current step is. Its values are in the call stack as well. The
 * first step and the last are half as wide as the others: their middles are at the ends, as those of the slider are.
 */
export function TraceDepth({ depths, at }: Props) {
	const most = Math.max(...depths);
	if (most < leastDepth) return null;
	const last = depths.length - 1;
	const path = depths
		.map((depth, step) => `V${most - depth}h${step === 0 || step === last ? 0.5 : 1}`)
		.join('');
	return (
		<svg
			className="trace-depth"
			viewBox={`0 0 ${last} ${most}`}
			preserveAspectRatio="none"
			aria-hidden="true"
		>
			<path d={`M0 ${most}${path}V${most}z`} />
			<line x1={at} x2={at} y1="0" y2={most} />
		</svg>
	);
}
