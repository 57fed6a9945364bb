/**
 * True when the letters and digits of a text read the same from both ends.
 * @param {string} text
 */
export function isPalindrome(text) {
	const letters = toLetters(text);
	let left = 0;
	let right = letters.length - 1;
	while (left < right) {
		if (letters[left] !== letters[right]) return false;
		left += 1;
		right -= 1;
	}
	return true;
}

/** @param {string} text */
function toLetters(text) {
	const letters = text.normalize('NFC').match(/[\p{L}\p{Nd}]\p{M}*/gu) ?? [];
	return letters.map((letter) => letter.toUpperCase().toLowerCase());
}
