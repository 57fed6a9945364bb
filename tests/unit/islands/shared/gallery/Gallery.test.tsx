import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gallery as messages } from '#i18n/messages/gallery/index.ts';
import type { GalleryEntry } from '#islands/shared/gallery/entry.ts';
import { Gallery } from '#islands/shared/gallery/Gallery.tsx';
import { clickLabelled, clickText, strike } from '../../page.ts';

const t = messages.en;
const names = ['Fox', 'Owl', 'Hare'];
// The large view is loaded when it is first wanted.
configure({ asyncUtilTimeout: 5000 });

beforeEach(() => {
	vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function show(
		this: HTMLDialogElement,
	) {
		this.open = true;
	});
});

afterEach(() => {
	cleanup();
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
});

test('a click opens the large view, with Ctrl the browser opens its tab', async () => {
	open();
	const link = screen.getByRole('link', { name: 'Enlarge: Owl' });
	let taken: boolean | undefined;
	function catchClick(event: Event) {
		taken = event.defaultPrevented;
		event.preventDefault();
	}
	document.addEventListener('click', catchClick, { once: true });
	fireEvent.click(link, { ctrlKey: true });
	expect(taken).toBe(false);
	expect(fireEvent.click(link)).toBe(false);
	expect(await dialog('2 of 3: Owl')).toBeTruthy();
});

test('arrow keys go to the neighbours and stop at both ends', async () => {
	open();
	fireEvent.click(screen.getByRole('link', { name: 'Enlarge: Owl' }));
	const view = await dialog('2 of 3: Owl');
	strike(view, 'ArrowRight');
	expect(await dialog('3 of 3: Hare')).toBe(view);
	strike(view, 'ArrowRight');
	expect(await dialog('3 of 3: Hare')).toBe(view);
	expect(screen.getByLabelText(t.next).getAttribute('aria-disabled')).toBe('true');
	strike(view, 'Home');
	expect(await dialog('1 of 3: Fox')).toBe(view);
	clickLabelled(t.next);
	expect(await dialog('2 of 3: Owl')).toBe(view);
});

test('only the picture that is looked at and its neighbours are loaded', async () => {
	open([...names, 'Lynx', 'Crow'].map(entry));
	fireEvent.click(screen.getByRole('link', { name: 'Enlarge: Fox' }));
	const view = await dialog('1 of 5: Fox');
	const loaded = () =>
		[...view.querySelectorAll<HTMLImageElement>('.fades-in')].map(({ src }) => src);
	expect(loaded()).toEqual(['https://example.org/Fox-large', 'https://example.org/Owl-large']);
	strike(view, 'End');
	expect(loaded()).toEqual(['https://example.org/Lynx-large', 'https://example.org/Crow-large']);
});

test('a large picture that does not come leaves the small one, with a message', async () => {
	open();
	fireEvent.click(screen.getByRole('link', { name: 'Enlarge: Fox' }));
	const view = await dialog('1 of 3: Fox');
	const image = view.querySelector('.fades-in');
	if (image) fireEvent.error(image);
	expect(view.textContent).toContain(t.notLoaded);
	expect(view.querySelector<HTMLImageElement>('img')?.src).toBe('https://example.org/Fox-small');
});

test('a refused copy shows the address, selected', async () => {
	vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('no')) } });
	open();
	fireEvent.click(screen.getByRole('link', { name: 'Enlarge: Fox' }));
	await dialog('1 of 3: Fox');
	clickText(t.copy);
	const field = await screen.findByLabelText<HTMLInputElement>(t.address);
	expect([field.value, field.selectionEnd]).toEqual(['https://example.org/Fox', 23]);
	screen.getByText(t.notCopied);
});

test('a download that is refused is reported, and another try may help', async () => {
	const fetched = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch'));
	vi.stubGlobal('fetch', fetched);
	vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
	vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
	open();
	fireEvent.click(screen.getByRole('link', { name: 'Enlarge: Fox' }));
	await dialog('1 of 3: Fox');
	clickText(t.download);
	await screen.findByText(t.notDownloaded);
	fetched.mockResolvedValueOnce(new Response(new Blob(['x'], { type: 'image/jpeg' })));
	clickText(t.download);
	await screen.findByText(t.downloaded);
	expect(fetched.mock.calls.at(-1)?.[0]).toBe('https://example.org/Fox-file');
});

test('one video plays at a time', () => {
	open(names.map((name) => ({ ...entry(name), kind: 'video' })));
	const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {});
	const [first, second, third] = document.querySelectorAll('video');
	if (second) fireEvent.play(second);
	expect(pause.mock.contexts).toEqual([first, third]);
});

test('an entry that goes while it is looked at gives way to the next, the last one closes the view', async () => {
	const { rerender } = open();
	fireEvent.click(screen.getByRole('link', { name: 'Enlarge: Hare' }));
	await dialog('3 of 3: Hare');
	rerender(view([entry('Fox'), entry('Owl')]));
	await dialog('2 of 2: Owl');
	rerender(view([]));
	await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
});

function open(entries = names.map(entry)) {
	return render(view(entries));
}

function view(entries: GalleryEntry[]) {
	return <Gallery entries={entries} favouriteIds={[]} t={t} onFavourite={() => {}} />;
}

function dialog(name: string) {
	return screen.findByRole('dialog', { name });
}

function entry(name: string): GalleryEntry {
	const url = `https://example.org/${name}`;
	return {
		id: name,
		kind: 'photo',
		name,
		thumbnail: `${url}-small`,
		large: `${url}-large`,
		file: `${url}-file`,
		url,
		ratio: 1.5,
		largeRatio: 1.5,
		credit: <p>By someone</p>,
	};
}
