const said = vi.hoisted((): (string | (() => string))[] => []);

// Without its pauses, which `voice.test.tsx` tests.
vi.mock('#browser/voice.ts', () => ({
	say: (words: string | (() => string)) => {
		said.push(words);
	},
}));

/** What has been handed over to be said since the last call. */
export function heard(): string[] {
	return said
		.splice(0)
		.map((words) => (typeof words === 'string' ? words : words()))
		.filter((text) => text !== '');
}
