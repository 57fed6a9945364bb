import { fireEvent, render, screen } from '@testing-library/react';
import { gallery } from '#i18n/messages/gallery/index.ts';
import { picsum as messages } from '#i18n/messages/picsum/index.ts';
import { fill } from '#i18n/messages.ts';
import { PictureRandomizer } from '#islands/picsum/PictureRandomizer.tsx';
import { heard } from '../../heard.ts';
import { clickText, enterText, textAt } from '../page.ts';

const t = messages.en;
const address = 'https://picsum.photos';

beforeEach(() => {
	vi.stubGlobal('fetch', () => new Promise(() => {}));
});

test.each([
	['paste', 'clipboardData'],
	['drop', 'dataTransfer'],
] as const)(
	'a %s of ten million digits or of several numbers is kept out of the number field, an ordinary one is not',
	(way, data) => {
		open();
		const give = (text: string) => fireEvent[way](quantity(), { [data]: { getData: () => text } });
		expect(give('1'.repeat(10_000_000))).toBe(false);
		// Chromium makes 12 of each of these.
		for (const text of ['1\n2', '1\t2', '1\r\n2', '1 2']) {
			expect([text, give(text)]).toEqual([text, false]);
		}
		for (const text of ['12', '1 000', '1\u202f000', '12\n', '\t7']) {
			expect([text, give(text)]).toEqual([text, true]);
		}
	},
);

test('Max sets 30, and a number out of bounds is brought into them, with a word', () => {
	open();
	clickText(t.max);
	expect(quantity().value).toBe('30');
	for (const [typed, made] of [
		['31', '30'],
		['1.5', '2'],
		['-3', '1'],
		['', '6'],
	] as const) {
		enterText(quantity(), typed);
		clickText(t.create);
		expect([quantity().value, pictures().length]).toEqual([made, Number(made)]);
		expect(textAt('.gallery-status')).toBe(fill(gallery.en.corrected, { count: made }));
	}
	clickText(t.create);
	expect(textAt('.gallery-status')).toBe('');
	expect(textAt('.gallery-notice')).toBeUndefined();
});

test('pictures that do not come are counted once for all, and tried again on request', () => {
	history.replaceState(null, '', '/?seed=fox&quantity=3');
	open();
	const [first, second] = pictures();
	expect(first?.alt).toBe('Random photo 1');
	if (first) fireEvent.error(first);
	if (second) fireEvent.error(second);
	expect(screen.queryByText(gallery.en.notLoaded, { exact: false })).toBeNull();
	expect(textAt('.gallery-notice')).toContain('2 photos could not be loaded.');
	screen.getByText(gallery.en.retry).focus();
	clickText(gallery.en.retry);
	expect(pictures()).toHaveLength(3);
	expect(textAt('.gallery-notice')).toBeUndefined();
	expect(document.activeElement?.querySelector('img')).toBe(pictures()[0]);
	heard();
	for (const picture of pictures()) fireEvent.load(picture);
	expect(heard()).toEqual(['3 photos below.']);
});

function open() {
	render(<PictureRandomizer locale="en" address={address} t={t} g={gallery.en} />);
}

function quantity() {
	return screen.getByLabelText<HTMLInputElement>(t.quantity);
}

function pictures() {
	return [...document.querySelectorAll<HTMLImageElement>('.tile img')];
}
