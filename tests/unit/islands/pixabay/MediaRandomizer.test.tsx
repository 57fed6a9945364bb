import { configure, fireEvent, render, screen } from '@testing-library/react';
import { gallery } from '#i18n/messages/gallery/index.ts';
import { live } from '#i18n/messages/live/index.ts';
import { pixabay as messages } from '#i18n/messages/pixabay/index.ts';
import { MediaRandomizer } from '#islands/pixabay/MediaRandomizer.tsx';
import { asFetch } from '../../../stand-in/as-fetch.ts';
import { createStandIn, type StandIn } from '../../../stand-in/stand-in.ts';
import { clickText, countAt, enterText, textAt } from '../page.ts';

const t = messages.en;
// The code that sends requests loads at the first request.
configure({ asyncUtilTimeout: 5000 });
let standIn: StandIn;

beforeEach(async () => {
	standIn = await createStandIn();
	vi.stubGlobal('fetch', asFetch(standIn));
});

test('photo or video is decided when Create is pressed', async () => {
	open();
	ask('deer');
	await screen.findByText('deer 1');
	const steps = history.length;
	clickText(t.create);
	// The same request is the same address.
	expect(history.length).toBe(steps);
	await screen.findByText('deer 1');
	enterText(screen.getByLabelText(t.kind), 'video');
	expect(countAt('.tile video')).toBe(0);
	expect(countAt('.tile img')).toBe(6);
	clickText(t.create);
	await screen.findByRole('heading', { name: 'Videos: deer' });
	await screen.findByText('deer & more, no. 2');
	const videos = [...document.querySelectorAll<HTMLVideoElement>('.tile video')];
	expect(videos).toHaveLength(6);
	expect(videos.every((video) => video.controls && video.preload === 'none')).toBe(true);
	expect(location.search).toContain('type=video');
});

test('without a theme no request is sent', () => {
	open();
	ask('   ');
	screen.getByText(t.noTheme);
	expect(document.activeElement).toBe(screen.getByLabelText(t.theme));
	expect(standIn.requests).toEqual([]);
});

test('a video that does not play shows a message and can be opened by itself', async () => {
	history.replaceState(null, '', '/?theme=lynx&type=video&quantity=1');
	open();
	await screen.findByText('lynx 1');
	const video = document.querySelector('.tile video');
	if (video) fireEvent.error(video);
	screen.getByText(gallery.en.openIt, { exact: false });
});

// Last, because the services are at rest after it for as long as the module remembers.
test('a limit is reported with the time it ends, and trying again helps when it has', async () => {
	standIn.misbehave('status-429');
	open();
	ask('wolf');
	await screen.findByText(live.en.reasons.limited, { exact: false });
	expect(textAt('.gallery-notice')).toMatch(/You can search again at \d/);
	standIn.misbehave(undefined);
	vi.useFakeTimers({ now: Date.now() + 130_000, toFake: ['Date'] });
	clickText(gallery.en.retry);
	await screen.findByText('wolf 1');
	expect(textAt('.gallery-notice')).toBeUndefined();
});

function open() {
	render(<MediaRandomizer locale="en" t={t} g={gallery.en} live={live.en} />);
}

function ask(theme: string) {
	enterText(screen.getByLabelText(t.theme), theme);
	clickText(t.create);
}
