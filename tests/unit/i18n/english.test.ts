import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { english } from '#i18n/messages/english.ts';

test('the English words of every area are in the list that other languages are checked by', () => {
	const areas = readdirSync('src/i18n/messages').filter((name) => !name.includes('.'));
	expect(Object.keys(english).sort()).toEqual(areas.sort());
});
