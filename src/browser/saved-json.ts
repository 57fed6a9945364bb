import { savedAtom, setAside } from '#browser/saved.ts';
import { losesFields } from '#lib/loses-fields.ts';
import { parseJson } from '#lib/parse.ts';

interface SavedJson<Value> {
	fallback: Value;
	/** Undefined for a text that is broken. */
	parse: (text: string) => Value | undefined;
	print?: (value: Value) => string;
	/** False for what each tab has of its own. */
	shared?: boolean;
}

/**
 * A setting that is stored as JSON. A text with fields that are not read is set aside, too: what they hold would be
 * lost with the next change.
 */
export function savedJson<Value>(
	key: string,
	{ parse, print = JSON.stringify, ...others }: SavedJson<Value>,
) {
	return savedAtom<Value>(key, {
		...others,
		print,
		parse: (text) => {
			const value = parse(text);
			if (value !== undefined && losesFields(parseJson(text), value)) setAside(key, text);
			return value;
		},
	});
}
