interface Props {
	/** How many calls run or wait at each step. */
	depths: readonly number[];
	/** The current step, counted from 0. */
	at: number;
}

/** Below this depth there is no recursion to see. */
const leastDepth = 3;

/** How deep the calls are over the whole run, and where the current step is. Its values are in the call stack as well. */
export function TraceDepth({ depths, at }: Props) {
	const most = Math.max(...depths);
	if (most < leastDepth) return null;
	const path = depths.map((depth) => `V${most - depth}h1`).join('');
	return (
		<svg
			className="trace-depth"
			viewBox={`0 0 ${depths.length} ${most}`}
			preserveAspectRatio="none"
			aria-hidden="true"
		>
			<path d={`M0 ${most}${path}V${most}z`} />
			<line x1={at + 0.5} x2={at + 0.5} y1="0" y2={most} />
		</svg>
	);
}
