const shape = /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/;
const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** Whether a text is the tag of a language that exists, in lower-case letters. @example isLanguage('de') // true */
export function isLanguage(tag: string): boolean {
	return shape.test(tag) && canBeNamed(tag);
}

/** Subtags that do not exist are an error to `Intl`, or have no name. */
function canBeNamed(tag: string): boolean {
	try {
		return names.of(tag) !== undefined;
	} catch {
		return false;
	}
}

const letters = [...'abcdefghijklmnopqrstuvwxyz'];

/** Every pair of small letters, of which some are codes of languages or, in capital letters, of countries. */
export const letterPairs = letters.flatMap((first) => letters.map((second) => first + second));
