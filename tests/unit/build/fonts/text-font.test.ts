import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { largeFonts, toTextFont } from '#build/fonts/text-font.ts';
import { locales } from '#i18n/locales.ts';

/** Ten packets of 1,460 bytes are sent at once, minus what precedes the file: it arrives in one round trip. */
const oneRoundBytes = 14_000;

test.each(locales)('the file of %s is reported as large when it takes two rounds', (locale) => {
	const { file } = toTextFont(locale);
	const { size } = statSync(`src/assets/fonts/${basename(file)}`);
	expect(size).toBeGreaterThan(0);
	expect(largeFonts.includes(locale)).toBe(size > oneRoundBytes);
});
