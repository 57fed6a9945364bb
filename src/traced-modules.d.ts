/** See src/build/traced-modules.ts. */
declare module '*.js?traced' {
	const load: (recorder: {
		step: (line: number, name: string, values: Record<string, unknown>) => void;
		exit: <Value>(
			line: number,
			name: string,
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
