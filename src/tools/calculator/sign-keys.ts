/** Names of keys that mean the same in every calculator. */
export const signKeys = {
	'+': '+',
	'-': '-',
	'−': '-',
	'*': '*',
	'×': '*',
	'/': '/',
	'÷': '/',
	'.': 'point',
	',': 'point',
	'%': 'percent',
	'=': 'equals',
	Enter: 'equals',
	F9: 'sign',
} as const;

/** The key of a letter by its place on the keyboard, so that it is the same under a Ukrainian layout. */
export function findByPlace<Key>(
	keys: Readonly<Record<string, Key>>,
	name: string,
	code: string,
): Key | undefined {
	return name.length === 1 ? findKey(keys, code) : undefined;
}

export function findKey<Key>(keys: Readonly<Record<string, Key>>, name: string): Key | undefined {
	return Object.hasOwn(keys, name) ? keys[name] : undefined;
}
