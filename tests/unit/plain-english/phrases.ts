/** Phrases that make a reader stop, with what to write in their place. A comment says who does what. */
const phrases: readonly (readonly [RegExp, string])[] = [
	[/\bbe had\b/i, 'cannot be loaded, found or created'],
	[/\b(say|says|said|saying)\b/i, 'contains, states, shows, announces, means, names'],
	[/\b(tell|tells|told|telling)\b/i, 'reports, shows, passes, returns; distinguishes'],
	[/(?<!&)\b(no|some)body\b(?!'s)/i, 'the visitor, the author, no code; a passive, or "no one"'],
	[/; (always )?nothing (where|for|beside|of|if)\b/i, '"or undefined", "or an empty text"'],
	[/\b(hear|hears|heard|hearing)\b/i, 'receives, is called with, listens for'],
	[/(?<!there )\b(is|are|was) none\b/i, 'is missing, is not one'],
	[/\bat that word\b/i, 'then'],
	[/\bwhat is no\b/i, '"anything that is not a …"'],
	[/\bfigures\b/i, 'data, numbers, digits'],
	[/\bfilms?\b|\bfilm(ed|ing)\b/i, 'video, recording'],
	[/(?<!percent )\bsigns\b|\ba sign (that|of)\b/i, 'characters, symbols, events'],
	[/\bputs? away\b/i, 'moves to a folder, removes'],
	[/\bspoken of\b/i, 'mentioned, described'],
	[/\banew\b/i, 'again'],
	[/\bgives? nothing\b/i, 'returns undefined'],
	[/\basks? no more\b/i, 'stops asking'],
	[/\bof theirs\b/i, 'their'],
	[/\ba word of\b|\bgives? word\b/i, 'an event, a notification'],
	[/(?<!-)\bstands?\b(?!-| for\b| in for\b| still)/i, 'is, is in, is at; contains'],
	[/\bmend(s|ed|ing)?\b/i, 'correct, fix, repair'],
	[/\b(came|comes?) of (it|this|them|that)\b/i, 'the result'],
	[/\b(is|are|was|were) asked\b|\basked (for|again)\b/i, 'is requested; the page sends a request'],
	[/\bin the place of\b/i, 'instead of, replaces'],
	[/\bless motion\b/i, 'reduced motion'],
	[/\ba telephone\b(?! number)|\btelephones\b/i, 'phone'],
	[/\bwithout end\b/i, 'endlessly, without limit'],
	[/\bas at first\b/i, 'the default, the initial value'],
	[/\bonce more\b/i, 'again'],
	[/\bone[’']s own\b|\bthe own\b/i, 'your own; the server’s'],
	[/\bis fetched\b|\bbeing fetched\b/i, 'loads, is loading'],
	[/\bfor who\b|\bof who\b|(?:^|[.;] )[Ww]ho (?=[a-z]+s )/, '"a visitor who"'],
	[/\btak(?:es?|ing) (?:it|them|[^.;]{1,40}) away\b|\btaken away\b/i, 'removes, deletes, hides'],
	[/\bfor the (?:ears?|eyes?)\b/i, 'for screen readers; on the screen'],
];

/** The phrases that a text contains, each with its source and what to write instead. */
export function findPhrases(source: string, text: string): string[] {
	return phrases
		.filter(([phrase]) => phrase.test(text))
		.map(([phrase, better]) => `${source} has "${phrase.exec(text)?.[0]}" (${better})`);
}
