/**
 * How many times a, e, i, o and u occur in a text.
 * @param {string} text
 */
export function countVowels(text) {
	const letters = [...text];
	let count = 0;
	for (let index = 0; index < letters.length; index += 1) {
		if (/[aeiou]/i.test(letters[index])) count += 1;
	}
	return count;
}
