import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { chart } from '#i18n/messages/chart/index.ts';
import { live } from '#i18n/messages/live/index.ts';
import { rates } from '#i18n/messages/rates/index.ts';
import { faults } from '../../../stand-in/faults.ts';
import { playOutsideWorld, reasonOf } from '../../outside-world.ts';
import { clickButton, enterText, textAt } from '../page.ts';
import { passTime } from '../pass-time.ts';

const world = playOutsideWorld();
const t = rates.en.history;

afterEach(cleanup);

test('every day of the span is on the chart and in its table, the newest first', async () => {
	await open();
	clickButton(t.spans.year);
	await openTable();
	const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
	expect(rows.length).toBeGreaterThan(250);
	const slider = screen.getByRole('slider');
	expect(slider.getAttribute('max')).toBe(`${rows.length - 1}`);
	expect(rows[0]?.textContent).toContain('20 November 2026');
	const rate = rows[0]?.querySelector('td')?.textContent ?? '';
	expect(slider.getAttribute('aria-valuetext')).toBe(`20 November 2026: ${rate}`);
});

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

test('a line of the list leads to the history of its currency', async () => {
	await open({ GBP: 'British Pound' });
	const { $historyCode } = await import('#tools/rates/history-code.ts');
	act(() => $historyCode.set('GBP'));
	await passTime(100);
	expect(screen.getByRole('img').getAttribute('aria-label')).toContain('British Pound from');
});

test('another currency is another request; the first is not repeated', async () => {
	await open();
	const select = screen.getByLabelText(t.currency);
	for (const code of ['XAU', 'USD']) {
		enterText(select, code);
		await passTime(100);
	}
	expect(world.standIn.requests.map(({ url }) => new URL(url).searchParams.get('base'))).toEqual([
		'USD',
		'XAU',
	]);
});

test.each(faults)('with %s everywhere the reason is given and draws nothing', async (fault) => {
	world.standIn.misbehave(fault);
	await open();
	const reason = live.en.reasons[reasonOf[fault] ?? 'bad-answer'];
	expect(screen.getByRole('status').textContent).toContain(reason);
	screen.getByText(t.none);
	expect(screen.queryByRole('img')).toBeNull();
	screen.getByRole('button', { name: live.en.refresh });
});

test('the chart of yesterday stays when no service answers today', async () => {
	await open();
	cleanup();
	world.standIn.misbehave('blocked');
	vi.setSystemTime(Date.now() + 26 * 3_600_000);
	await open();
	screen.getByRole('img');
});

async function open(names: Record<string, string> = {}) {
	const { RateHistory } = await import('#islands/rates/RateHistory.tsx');
	render(<RateHistory {...{ locale: 'en', names, t, live: live.en, chart: chart.en }} />);
	await passTime(17_000);
}

async function openTable() {
	const details = document.querySelector('details');
	if (!details) throw new Error('There is no table to open.');
	details.open = true;
	fireEvent(details, new Event('toggle'));
}
