import { configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { gallery as messages } from '#i18n/messages/gallery/index.ts';
import type { GalleryEntry } from '#islands/shared/gallery/entry.ts';
import { Gallery } from '#islands/shared/gallery/Gallery.tsx';
import { clickText } from '../../page.ts';

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

test('a large picture that does not come leaves the small one, with a message', async () => {
	open();
	const view = await openFox(3);
	const image = view.querySelector('.fades-in');
	if (image) fireEvent.error(image);
	expect(view.textContent).toContain(t.notLoaded);
	expect(view.querySelector<HTMLImageElement>('img')?.src).toBe('https://example.org/Fox-small');
});

test('a download that is refused is reported, and another try may help', async () => {
	const fetched = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch'));
	vi.stubGlobal('fetch', fetched);
	vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
	vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
	open();
	await openFox(3);
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
	return <Gallery entries={entries} t={t} />;
}

function openFox(count: number) {
	fireEvent.click(screen.getByRole('link', { name: 'Enlarge: Fox' }));
	return dialog(`1 of ${count}: Fox`);
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
