/**
 * The numbers from 1, with multiples of 3 and 5 replaced by words.
 * @param {number} count
 */
export function fizzbuzz(count) {
	const results = [];
	for (let number = 1; number <= count; number += 1) {
		if (number % 15 === 0) results.push('fizzbuzz');
		else if (number % 3 === 0) results.push('fizz');
		else if (number % 5 === 0) results.push('buzz');
		else results.push(String(number));
	}
	return results;
}
