import { savedAtom } from '#browser/saved.ts';

const key = 'visitorName';
const longest = 64;

/**
 * How the visitor wants to be greeted. Key `visitorName`: the part of an address before the @, as
 * it is; empty until the login page was used. Text with spaces or bidi marks is not a name.
 */
export const $visitor = savedAtom<string | undefined>(key, {
	fallback: undefined,
	parse: (text) => (/^[^\s\p{C}@]+$/u.test(text) && text.length <= longest ? text : undefined),
	print: (name) => name,
});

/** False when the browser does not let the page store it: it is then known on this page only. */
export function rememberVisitor(name: string): boolean {
	$visitor.set(name);
	try {
		return localStorage.getItem(key) === name;
	} catch {
		return false;
	}
}

export function forgetVisitor() {
	$visitor.set(undefined);
}
