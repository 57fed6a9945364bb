import { expect, test } from 'vitest';
import { pickWords } from '#i18n/pick-words.ts';

test('the named words are taken, the others are left', () => {
	const messages = { open: 'Open', close: 'Close', found: { one: '# one', other: '# more' } };
	expect(pickWords(messages, ['found', 'open'])).toEqual({
		open: 'Open',
		found: { one: '# one', other: '# more' },
	});
	expect(Object.keys(messages)).toEqual(['open', 'close', 'found']);
});
