const vowels = 'aeiouyáéíóúüаеєиіїоуюя';

/** A place between two syllables, four letters or more from both ends of a word. */
const seam = new RegExp(`(?<=^.{3,}[${vowels}])(?=[^${vowels}][${vowels}].{2,}$)`, 'giu');

/**
 * A title whose first word, if it is long, can be divided between syllables: with large letters a line may be too short
 * for it, and browsers that know no syllables of the language would divide it anywhere. The later words of a title
 * have a line of their own before they are divided.
 * @example divideFirstWord('Calculator') // 'Calcu\u00adlator'
 */
export function divideFirstWord(title: string): string {
	return title.replace(/^\p{L}{10,}/u, (word) => word.replaceAll(seam, '\u00ad'));
}
