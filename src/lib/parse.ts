/** Reads a value that may be anything; undefined when it is not what is expected. */
export type Parser<Value> = (value: unknown) => Value | undefined;

export type Fields = Readonly<Record<string, unknown>>;

interface Limits {
	min: number;
	max?: number;
}

interface TextRule {
	pattern?: RegExp;
	longest?: number;
}

/** Text that is not JSON returns undefined, which no JSON can represent. */
export function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

/** The fields of an object; a list has none. */
export function toFields(value: unknown): Fields | undefined {
	return typeof value === 'object' && value !== null && !Array.isArray(value)
		? { ...value }
		: undefined;
}

export function flag(value: unknown): boolean | undefined {
	return typeof value === 'boolean' ? value : undefined;
}

export function oneOf<const Choice extends string | number | null>(
	choices: readonly Choice[],
): Parser<Choice> {
	return (value) => choices.find((choice) => choice === value);
}

/** A number, limits included. */
export function between({ min, max = Number.MAX_VALUE }: Limits): Parser<number> {
	return (value) => (typeof value === 'number' && value >= min && value <= max ? value : undefined);
}

/** A number without a fraction, limits included. */
export function integer(limits: Limits): Parser<number> {
	return where(between(limits), Number.isSafeInteger);
}

/** Text of at most so many UTF-16 units, all of which the pattern describes. */
export function text({
	pattern,
	longest = Number.POSITIVE_INFINITY,
}: TextRule = {}): Parser<string> {
	return (value) =>
		typeof value === 'string' && value.length <= longest && (!pattern || pattern.test(value))
			? value
			: undefined;
}

/** What has been read must also pass a test. */
export function where<Value>(parse: Parser<Value>, test: (value: Value) => boolean): Parser<Value> {
	return (value) => {
		const parsed = parse(value);
		return parsed !== undefined && test(parsed) ? parsed : undefined;
	};
}

/** What the first of the parsers that accepts the value makes of it. */
export function either<One, Other>(one: Parser<One>, other: Parser<Other>): Parser<One | Other> {
	return (value) => {
		const parsed = one(value);
		return parsed === undefined ? other(value) : parsed;
	};
}

/** A value that may be missing, in which case `fallback` is used; an existing value must be valid. */
export function optional<Value, Fallback extends NonNullable<unknown> | null>(
	parse: Parser<Value>,
	fallback: Fallback,
): Parser<Value | Fallback> {
	return (value) => (value === undefined ? fallback : parse(value));
}

/** A value that is replaced by `fallback` where it is missing or wrong. */
export function lenient<Value, Fallback extends NonNullable<unknown> | null>(
	parse: Parser<Value>,
	fallback: Fallback,
): Parser<Value | Fallback> {
	return (value) => parse(value) ?? fallback;
}

/** A list whose entries are all right. */
export function list<Value>(
	parse: Parser<Value>,
	most = Number.POSITIVE_INFINITY,
): Parser<Value[]> {
	return (value) => {
		if (!Array.isArray(value) || value.length > most) return undefined;
		const parsed: Value[] = [];
		for (const each of value) {
			const entry = parse(each);
			if (entry === undefined) return undefined;
			parsed.push(entry);
		}
		return parsed;
	};
}

/** An object with these fields, all of which are right; others are left out. */
export function record<Shape>(shape: Shapes<Shape>): Parser<Shape> {
	return (value) => {
		const fields = toFields(value);
		if (!fields) return undefined;
		const parsed: Partial<Shape> = {};
		for (const name in shape) {
			const field = shape[name](own(fields, name));
			if (field === undefined) return undefined;
			parsed[name] = field;
		}
		return isWhole(parsed, shape) ? parsed : undefined;
	};
}

/**
 * An object whose missing and invalid fields have the values of `fallback`. `whole` is false if a field
 * was invalid.
 */
export function lenientRecord<Shape>(
	shape: Shapes<Shape>,
	fallback: Shape,
): Parser<{ value: Shape; whole: boolean }> {
	return (value) => {
		const fields = toFields(value);
		if (!fields) return undefined;
		const parsed = { ...fallback };
		let whole = true;
		for (const name in shape) {
			const found = own(fields, name);
			if (found === undefined) continue;
			const field = shape[name](found);
			if (field === undefined) whole = false;
			else parsed[name] = field;
		}
		return { value: parsed, whole };
	};
}

/** An object whose names and values are all right. */
export function dictionary<Value>(
	parseName: Parser<string>,
	parse: Parser<Value>,
): Parser<Record<string, Value>> {
	return (value) => {
		const fields = toFields(value);
		if (!fields) return undefined;
		const entries = list(pair(parseName, parse))(Object.entries(fields));
		return entries && Object.fromEntries(entries);
	};
}

function pair<One, Other>(one: Parser<One>, other: Parser<Other>): Parser<[One, Other]> {
	return (value) => {
		const [first, second] = Array.isArray(value) ? [one(value[0]), other(value[1])] : [];
		return first === undefined || second === undefined ? undefined : [first, second];
	};
}

type Shapes<Shape> = { readonly [Name in keyof Shape]: Parser<Shape[Name]> };

/** Own properties only: every object inherits `constructor` and others. */
function own(fields: Fields, name: string): unknown {
	return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

function isWhole<Shape>(parsed: Partial<Shape>, shape: Shapes<Shape>): parsed is Shape {
	return Object.keys(shape).every((name) => name in parsed);
}
