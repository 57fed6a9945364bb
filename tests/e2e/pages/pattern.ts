/**
 * A pattern for the name of an element that is one of the texts. Names have a plain space where a text has one that
 * does not break.
 */
export function toNamePattern(texts: readonly string[]): RegExp {
	const escaped = texts.map((text) =>
		text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+'),
	);
	return new RegExp(`^(?:${escaped.join('|')})$`);
}
