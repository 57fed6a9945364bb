import { cleanup, configure, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { gallery as messages } from '#i18n/messages/gallery/index.ts';
import type { GalleryEntry } from '#islands/shared/gallery/entry.ts';
import { Favourites } from '#islands/shared/gallery/Favourites.tsx';
import { clickButton } from '../../page.ts';

const t = messages.en;
// The notice is loaded after the first change.
configure({ asyncUtilTimeout: 5000 });

afterEach(() => {
	cleanup();
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
});

test('removing a mark moves the focus to the heading, not to the page', () => {
	const onFavourite = vi.fn();
	render(favourites([fox], onFavourite));
	clickButton('Favourite: Fox');
	expect(onFavourite).toHaveBeenCalledWith('fox-1');
	expect(document.activeElement).toBe(screen.getByRole('heading', { name: t.favourites }));
});

test('what is unmarked in the large view stays there until it closes, and can be marked again', async () => {
	vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function show(
		this: HTMLDialogElement,
	) {
		this.open = true;
	});
	const { rerender } = render(favourites([fox]));
	fireEvent.click(screen.getByRole('link', { name: 'Enlarge: Fox' }));
	const large = await screen.findByRole('dialog', { name: '1 of 1: Fox' });
	const star = within(large).getByRole('button', { name: 'Favourite: Fox' });
	star.focus();
	fireEvent.click(star);
	rerender(favourites([]));
	expect(document.activeElement).toBe(star);
	expect(star.getAttribute('aria-pressed')).toBe('false');
	rerender(favourites([fox]));
	expect(star.getAttribute('aria-pressed')).toBe('true');
	rerender(favourites([]));
	fireEvent(large, new Event('close'));
	expect(screen.queryByRole('heading')).toBeNull();
});

const fox: GalleryEntry = {
	id: 'fox-1',
	kind: 'photo',
	name: 'Fox',
	thumbnail: undefined,
	large: 'https://example.org/large',
	file: 'https://example.org/file',
	url: 'https://example.org/',
	ratio: 1,
	largeRatio: 1,
	credit: <p>By someone</p>,
};

function favourites(entries: GalleryEntry[], onFavourite = () => {}) {
	const text = entries.map(({ id }) => id).join(' ');
	return <Favourites {...{ entries, t, onFavourite }} stored={{ key: 'marks', text }} />;
}
