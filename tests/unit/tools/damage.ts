/** The text with each of its characters replaced, left out, or the last. */
export function* damage(text: string) {
	for (const [place, character] of [...text].entries()) {
		const flipped = String.fromCharCode(character.charCodeAt(0) ^ 1);
		for (const other of ['', '0', '-', 'e', '"', flipped]) {
			yield text.slice(0, place) + other + text.slice(place + 1);
		}
		yield text.slice(0, place);
	}
}
