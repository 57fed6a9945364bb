import { expect, test } from 'vitest';
import { formatChoice } from '#i18n/format-list.ts';

test('things to choose from are joined as the language joins them', () => {
	expect(formatChoice('en', ['PV', 'PMT', 'FV'])).toBe('PV, PMT or FV');
	expect(formatChoice('uk', ['PV', 'PMT'])).toBe('PV або PMT');
	expect(formatChoice('es', ['PV', 'PMT'])).toBe('PV o PMT');
	expect(formatChoice('en', ['N'])).toBe('N');
});
