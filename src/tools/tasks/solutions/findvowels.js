/**
 * How many times a, e, i, o and u stand in a text.
 * @param {string} text
 */
export function countVowels(text) {
	const letters = [...text];
	let count = 0;
	for (let place = 0; place < letters.length; place += 1) {
		if (/[aeiou]/i.test(letters[place])) count += 1;
	}
	return count;
}
