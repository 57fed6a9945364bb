import { fireEvent, render, screen } from '@testing-library/react';
import { gallery } from '#i18n/messages/gallery/index.ts';
import { live } from '#i18n/messages/live/index.ts';
import { pixabay as messages } from '#i18n/messages/pixabay/index.ts';
import { MediaResult } from '#islands/pixabay/MediaResult.tsx';
import type { MediaOutcome } from '#tools/pixabay/result.ts';
import { textAt } from '../page.ts';

const reasons = [
	'offline',
	'timeout',
	'unreachable',
	'limited',
	'refused-key',
	'not-found',
	'bad-answer',
] as const satisfies Extract<MediaOutcome, { state: 'failed' }>['reason'][];
const { grid } = messages.en;
const request = { theme: 'fox', kind: 'photo', quantity: 6, page: 1 } as const;

test.each(reasons)('%s has a sentence of its own, and a way to try again', (reason) => {
	const onRetry = vi.fn();
	open({ state: 'failed', reason, retryAt: Date.now() + 60_000 }, onRetry);
	const words = reason === 'not-found' ? grid.empty : live.en.reasons[reason];
	expect(textAt('.gallery-notice')).toContain(words);
	expect(textAt('.gallery-notice')?.includes('You can search again')).toBe(reason !== 'not-found');
	const retry = screen.queryByText(gallery.en.retry);
	// The service has no such pictures: another theme helps.
	expect(retry === null).toBe(reason === 'not-found');
	if (retry) fireEvent.click(retry);
	expect(onRetry).toHaveBeenCalledTimes(reason === 'not-found' ? 0 : 1);
});

test('an answer that is kept is shown with its age and the reason', () => {
	const data = { items: [], more: false };
	open({
		state: 'stale',
		reason: 'offline',
		retryAt: 0,
		source: 'commons',
		at: Date.parse('2026-11-20T10:00:00Z'),
		data,
	});
	expect(textAt('.gallery-notice')).toContain(live.en.reasons.offline);
	expect(textAt('.gallery-notice')).toMatch(/Received .* ago \(20 Nov/);
});

function open(result: MediaOutcome, onRetry = () => {}) {
	render(
		<MediaResult
			{...{ request, result, onRetry }}
			locale="en"
			t={grid}
			g={gallery.en}
			live={live.en}
			onPage={() => {}}
		/>,
	);
}
