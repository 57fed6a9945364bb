import { act, fireEvent, render, screen } from '@testing-library/react';
import { gallery as messages } from '#i18n/messages/gallery/index.ts';
import type { GalleryEntry } from '#islands/shared/gallery/entry.ts';
import { Gallery } from '#islands/shared/gallery/Gallery.tsx';
import { clickText, countAt, textAt } from '../../page.ts';

const t = messages.en;

afterEach(() => vi.useRealTimers());

test('a photo opens whole in a new window, and its link says so', () => {
	open('photo');
	const link = screen.getByRole<HTMLAnchorElement>('link', { name: `Owl (${t.newWindow})` });
	expect(link).toMatchObject({ href: 'https://example.org/Owl', target: '_blank' });
	expect(link.querySelector('img')?.src).toBe('https://example.org/Owl-small');
});

test('photos that hang are counted after 15 seconds in view, and loaded again on request', () => {
	vi.useFakeTimers();
	open('photo');
	const [first] = document.querySelectorAll('img');
	if (first) fireEvent.load(first);
	act(() => vi.advanceTimersByTime(14_999));
	expect(screen.queryByText(t.retry)).toBeNull();
	act(() => vi.advanceTimersByTime(1));
	expect(textAt('.gallery-notice')).toContain('2 photos could not be loaded.');
	clickText(t.retry);
	expect(countAt('img')).toBe(3);
	expect(screen.queryByText(t.retry)).toBeNull();
});

test('one video plays at a time', () => {
	open('video');
	const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {});
	const [first, second, third] = document.querySelectorAll('video');
	if (second) fireEvent.play(second);
	expect(pause.mock.contexts).toEqual([first, third]);
});

function open(kind: GalleryEntry['kind']) {
	const entries = ['Fox', 'Owl', 'Hare'].map((name) => ({
		id: name,
		kind,
		name,
		thumbnail: `https://example.org/${name}-small`,
		url: `https://example.org/${name}`,
		ratio: 1.5,
		credit: <p>By someone</p>,
	}));
	render(<Gallery locale="en" entries={entries} t={t} />);
}
