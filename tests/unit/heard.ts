import { vi } from 'vitest';

const said = vi.hoisted((): string[] => []);

// Without its pauses, which `voice.test.tsx` tests.
vi.mock('#browser/voice.ts', () => ({
	say: (words: string | (() => string)) => {
		const text = typeof words === 'string' ? words : words();
		if (text !== '') said.push(text);
	},
}));

/** What has been handed over to be said since the last call. */
export function heard(): string[] {
	return said.splice(0);
}
