/** The first line of a note is its title, what follows is its body. @example splitTitle('Bread\nrye') // { title: 'Bread', body: '\nrye' } */
export function splitTitle(text: string): { title: string; body: string } {
	const end = text.search(/(?<=\S.*)\n/);
	return end < 0 ? { title: text, body: '' } : { title: text.slice(0, end), body: text.slice(end) };
}
