/*
 * Reads responses of services, which may be anything. The names and rules are those of `zod/mini`, of which this is what
 * responses need: zod is 5.7 of the 92 kB of script with which a page may start. Imported as `z`.
 */

const unreadable = Symbol('unreadable');

type Read<Out> = (value: unknown) => Out | typeof unreadable;

export interface Schema<Out = unknown> {
	read: Read<Out>;
	/** The same for values that pass the tests too. */
	check: (...tests: readonly ((value: Out) => boolean)[]) => Schema<Out>;
	safeParse: (
		value: unknown,
	) => { success: true; data: Out } | { success: false; data?: undefined };
}

/** The type of what a schema reads. */
export type output<Of extends Schema> = Of extends Schema<infer Out> ? Out : never;

type Shape = Readonly<Record<string, Schema>>;
type OptionalKey<Of extends Shape> = {
	[Key in keyof Of]: unknown extends output<Of[Key]>
		? never
		: undefined extends output<Of[Key]>
			? Key
			: never;
}[keyof Of];
type Described<Of extends Shape> = {
	[Key in Exclude<keyof Of, OptionalKey<Of>>]: output<Of[Key]>;
} & {
	[Key in OptionalKey<Of>]?: output<Of[Key]>;
};

function toSchema<Out>(read: Read<Out>): Schema<Out> {
	return {
		read,
		check: (...tests) =>
			toSchema((value) => {
				const out = read(value);
				return out === unreadable || tests.every((test) => test(out)) ? out : unreadable;
			}),
		safeParse: (value) => {
			const data = read(value);
			return data === unreadable ? { success: false } : { success: true, data };
		},
	};
}

/** The test decides whether a value is of the type. */
export const custom = <Out>(test: (value: unknown) => boolean) =>
	toSchema<Out>((value) => (test(value) ? (value as Out) : unreadable));

export const unknown = () => toSchema<unknown>((value) => value);
export const string = () => custom<string>((value) => typeof value === 'string');
export const boolean = () => custom<boolean>((value) => typeof value === 'boolean');
/** Without infinity. */
export const number = () => custom<number>(Number.isFinite);

export const nullable = <Out>({ read }: Schema<Out>) =>
	toSchema<Out | null>((value) => (value === null ? null : read(value)));

export const optional = <Out>({ read }: Schema<Out>) =>
	toSchema<Out | undefined>((value) => (value === undefined ? undefined : read(value)));

/** `fallback` for a value that is not as described, or missing. */
const orElse = <Out>({ read }: Schema<Out>, fallback: Out) =>
	toSchema<Out>((value) => {
		const out = read(value);
		return out === unreadable ? fallback : out;
	});

export { orElse as catch };

export const transform = <In, Out>(convert: (value: In) => Out) =>
	toSchema<Out>((value) => convert(value as In));

export const pipe = <Middle, Out>(first: Schema<Middle>, { read }: Schema<Out>) =>
	toSchema<Out>((value) => {
		const middle = first.read(value);
		return middle === unreadable ? unreadable : read(middle);
	});

export const array = <Item>({ read }: Schema<Item>) =>
	toSchema<Item[]>((value) => {
		if (!Array.isArray(value)) return unreadable;
		const items: Item[] = [];
		for (const each of value) {
			const item = read(each);
			if (item === unreadable) return unreadable;
			items.push(item);
		}
		return items;
	});

/** A list is none. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fields that are not described are left out. */
export const object = <Of extends Shape>(shape: Of) =>
	toSchema<Described<Of>>((value) => {
		if (!isObject(value)) return unreadable;
		const described: Record<string, unknown> = {};
		for (const [name, { read }] of Object.entries(shape)) {
			const field = read(value[name]);
			if (field === unreadable) return unreadable;
			if (field !== undefined) described[name] = field;
		}
		return described as Described<Of>;
	});

export const refine = <Value>(test: (value: Value) => boolean) => test;
export const minimum = (least: number) => (value: number) => value >= least;
export const maximum = (most: number) => (value: number) => value <= most;
export const positive = () => (value: number) => value > 0;
export const matches = (pattern: RegExp) => (text: string) => pattern.test(text);
/** Of text or a list. */
export const ofLength =
	(least: number, most = Number.POSITIVE_INFINITY) =>
	({ length }: { length: number }) =>
		length >= least && length <= most;

export const exactly = <const Value extends string | number>(value: Value) =>
	custom<Value>((given) => given === value);
