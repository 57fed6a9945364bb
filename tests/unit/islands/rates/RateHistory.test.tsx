import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { chart } from '#i18n/messages/chart/index.ts';
import { live } from '#i18n/messages/live/index.ts';
import { rates } from '#i18n/messages/rates/index.ts';
import { faults } from '../../../stand-in/faults.ts';
import { playOutsideWorld, reasonOf } from '../../outside-world.ts';
import { clickButton, countAt, textAt } from '../page.ts';
import { passTime } from '../pass-time.ts';

const world = playOutsideWorld();
const t = rates.en.history;

test('a rate that cannot be right is marked, and neither the lowest nor drawn as part of the line', async () => {
	const rows = ['2026-10-12', '2026-10-13', '2026-10-14', '2026-10-15', '2026-11-20'].map(
		(date, index) => ({
			date,
			base: 'USD',
			quote: 'UAH',
			rate: date === '2026-10-14' ? 1 : 44 + index,
		}),
	);
	vi.stubGlobal('fetch', async () => new Response(JSON.stringify(rows)));
	await open();
	for (const span of ['quarter', 'year'] as const) {
		clickButton(t.spans[span]);
		const summary = textAt('.history-summary');
		expect(summary).toContain('₴44.0000 12 Oct 2026');
		expect(summary).toContain('₴48.0000 20 Nov 2026');
		expect(summary).toContain(`${t.leftOut}14 Oct 2026`);
		expect(screen.getByRole('img').getAttribute('aria-label')).toContain(
			'lowest ₴44.0000 on 12 Oct 2026',
		);
	}
	const path = document.querySelector('.chart-line')?.getAttribute('d') ?? '';
	expect(path.match(/[ML]/g)).toEqual(['M', 'L', 'M', 'L']);
	expect(countAt('.chart-wrong')).toBe(1);
	fireEvent.change(screen.getByRole('slider'), { target: { value: '2' } });
	expect(textAt('.chart-readout')).toContain('₴1.0000 (cannot be right)');
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
