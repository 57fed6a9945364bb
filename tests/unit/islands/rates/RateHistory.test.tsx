import { cleanup, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { chart } from '#i18n/messages/chart/index.ts';
import { live } from '#i18n/messages/live/index.ts';
import { rates } from '#i18n/messages/rates/index.ts';
import { faults } from '../../../stand-in/faults.ts';
import { playOutsideWorld, reasonOf } from '../../outside-world.ts';
import { clickButton, textAt } from '../page.ts';
import { passTime } from '../pass-time.ts';

const world = playOutsideWorld();
const t = rates.en.history;

test('a rate of one day is the highest, in the words and for assistive technology', async () => {
	const rows = ['2026-10-13', '2026-10-14', '2026-10-15', '2026-11-20'].map((date) => ({
		date,
		base: 'USD',
		quote: 'UAH',
		rate: date === '2026-10-14' ? 99.9 : 44.1,
	}));
	vi.stubGlobal('fetch', async () => new Response(JSON.stringify(rows)));
	await open();
	for (const span of ['quarter', 'year'] as const) {
		clickButton(t.spans[span]);
		expect(textAt('.history-summary')).toContain('₴99.9000 14 Oct 2026');
		expect(screen.getByRole('img').getAttribute('aria-label')).toContain(
			'highest ₴99.9000 on 14 Oct 2026',
		);
	}
	const path = document.querySelector('.chart-line')?.getAttribute('d') ?? '';
	expect(path.match(/[ML]/g)).toHaveLength(4);
});

test.each(faults)('with %s everywhere the reason is given and draws nothing', async (fault) => {
	world.standIn.misbehave(fault);
	await open();
	const reason = live.en.reasons[reasonOf[fault] ?? 'bad-answer'];
	expect(textAt('.live-words')).toContain(reason);
	expect(screen.queryByText(t.none)).toBeNull();
	expect(screen.queryByRole('img')).toBeNull();
	screen.getByText(live.en.refresh);
});

test('the chart of yesterday stays when no service answers today', async () => {
	await open();
	cleanup();
	world.standIn.misbehave('blocked');
	vi.setSystemTime(Date.now() + 26 * 3_600_000);
	await open();
	screen.getByRole('img');
});

async function open() {
	const { RateHistory } = await import('#islands/rates/RateHistory.tsx');
	render(<RateHistory {...{ locale: 'en', names: {}, t, live: live.en, chart: chart.en }} />);
	await passTime(17_000);
}
