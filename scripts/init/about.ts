import about from './about.json' with { type: 'json' };

/** A page about the site that is true for every author, until they write their own: its lead and its paragraphs. */
const texts: Readonly<Record<string, readonly string[]>> = about;

/**
 * The texts of a site in the given languages, by language. None if its visitors would see a language that the site does
 * not have: without a text, there is no page about the site until the author writes one.
 */
export function toAbouts(languages: readonly string[]): [string, string][] {
	const found = languages.flatMap((language): [string, string][] => {
		const [lead, ...paragraphs] = texts[language] ?? texts[language.split('-')[0] ?? ''] ?? [];
		if (lead === undefined) return [];
		return [[language, `---\nlead: "${lead}"\n---\n\n${paragraphs.join('\n\n')}\n`]];
	});
	const isReadable = found.some(([language]) => language === 'en' || language === languages[0]);
	return isReadable ? found : [];
}
