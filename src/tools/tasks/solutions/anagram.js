/**
 * True when two words are made of the same letters and digits.
 * @param {string} first
 * @param {string} second
 */
export function areAnagrams(first, second) {
	const one = toLetters(first).sort();
	const two = toLetters(second).sort();
	if (one.length !== two.length) return false;
	for (let index = 0; index < one.length; index += 1) {
		if (one[index] !== two[index]) return false;
	}
	return true;
}

/** @param {string} text */
function toLetters(text) {
	const letters = text.normalize('NFC').match(/[\p{L}\p{Nd}]\p{M}*/gu) ?? [];
	return letters.map((letter) => letter.toUpperCase().toLowerCase());
}
