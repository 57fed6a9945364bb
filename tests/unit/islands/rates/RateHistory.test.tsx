import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { live } from '#i18n/messages/live/index.ts';
import { rates } from '#i18n/messages/rates/index.ts';
import { faults } from '../../../stand-in/faults.ts';
import { playOutsideWorld, toldAs } from '../../outside-world.ts';
import { passTime } from '../pass-time.ts';

const world = playOutsideWorld();
const t = rates.en.history;

afterEach(cleanup);

test('the table has the data of the chart, the newest first', async () => {
	await open();
	const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
	const slider = screen.getByRole('slider', { name: t.point });
	expect(slider.getAttribute('max')).toBe(`${rows.length - 1}`);
	expect(rows[0]?.textContent).toContain('20 Nov 2026');
	const rate = rows[0]?.querySelector('td')?.textContent ?? '';
	expect(slider.getAttribute('aria-valuetext')).toBe(`20 November 2026: ${rate}`);
	fireEvent.change(slider, { target: { value: '0' } });
	const last = rows.at(-1)?.querySelector('td')?.textContent ?? '?';
	expect(slider.getAttribute('aria-valuetext')).toContain(last);
	expect(screen.getByRole('img').getAttribute('aria-label')).toContain('USD from');
});

test('a month is shown day by day', async () => {
	await open();
	fireEvent.click(screen.getByRole('button', { name: t.spans.month }));
	expect(within(screen.getByRole('table')).getAllByRole('row').length).toBeGreaterThan(20);
});

test('another currency is another request; the first is not repeated', async () => {
	await open();
	const select = screen.getByLabelText(t.currency);
	for (const code of ['XAU', 'USD']) {
		fireEvent.change(select, { target: { value: code } });
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
	const reason = live.en.reasons[toldAs[fault] ?? 'bad-answer'];
	expect(screen.getByRole('status').textContent).toContain(reason);
	expect(screen.getByText(t.none)).toBeDefined();
	expect(screen.queryByRole('table')).toBeNull();
	expect(screen.getByRole('button', { name: live.en.refresh })).toBeDefined();
});

async function open() {
	const { RateHistory } = await import('#islands/rates/RateHistory.tsx');
	render(<RateHistory {...{ locale: 'en', names: {}, t, live: live.en }} />);
	await passTime(17_000);
}
