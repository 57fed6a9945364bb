/** See src/build/bundle/traced-modules.ts. */
declare module '*.js?traced' {
	interface Call {
		name: string;
		number: number;
	}
	const load: (recorder: {
		enter: (name: string) => Call;
		leave: (call: Call) => void;
		step: (line: number, call: Call | null, values: Record<string, unknown>) => void;
		exit: <Value>(
			line: number,
			call: Call | null,
			values: Record<string, unknown>,
			value: Value,
		) => Value;
	}) => (...values: never[]) => unknown;
	export default load;
}

declare module '*.js?raw' {
	const text: string;
	export default text;
}

declare module '*.vue?raw' {
	const text: string;
	export default text;
}
