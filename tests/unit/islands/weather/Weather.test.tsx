import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { live as liveMessages } from '#i18n/messages/live/index.ts';
import { ticker3d } from '#i18n/messages/ticker3d/index.ts';
import { weather as messages } from '#i18n/messages/weather/index.ts';
import { faults } from '../../../stand-in/faults.ts';
import { playOutsideWorld, toldAs } from '../../outside-world.ts';
import { passTime } from '../pass-time.ts';

const world = playOutsideWorld();
const t = messages.en;
const live = liveMessages.en;

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('Kyiv is shown at first, all thirteen values, and seven days', async () => {
	await open();
	expect(heading()).toContain('Weather: Kyiv');
	expect(document.querySelectorAll('.weather-list dt')).toHaveLength(13);
	expect(shown('Wind from')).toBe('north-east, 48°');
	expect(shown('Sunrise')).toBe('07:21');
	expect(document.querySelectorAll('.outlook tbody tr')).toHaveLength(7);
	expect(document.querySelectorAll('.ticker-lap:first-child .ticker-item')).toHaveLength(13);
	expect(world.standIn.requests).toHaveLength(1);
});

test('a button shows its city, and the next visit begins with it', async () => {
	await open();
	fireEvent.click(screen.getByText('Dubai'));
	await wait(100);
	expect(heading()).toContain('Dubai');
	expect(JSON.parse(localStorage.getItem('weatherCity') ?? '')).toMatchObject({ name: 'Dubai' });
	cleanup();
	await open();
	expect(heading()).toContain('Dubai');
	// Kyiv and Dubai once each: the second visit is within the time of the cache.
	expect(world.standIn.requests).toHaveLength(2);
});

test('the name the earlier site saved is looked for, and shown when it is found', async () => {
	localStorage.setItem('weatherCity', 'Лондон');
	await open();
	expect(heading()).toContain('London');
	expect(shown('Country')).toBe('United Kingdom');
});

test('an unknown city is reported and not saved, and the last weather stays', async () => {
	await open();
	const saved = localStorage.getItem('weatherCity');
	write('Zzyzx');
	fireEvent.click(screen.getByText(t.get));
	await wait(1000);
	expect(screen.getByRole('alert').textContent).toContain('Error: unknown city');
	expect(heading()).toContain('Kyiv');
	expect(localStorage.getItem('weatherCity')).toBe(saved);
	expect(screen.getByLabelText(t.city)).toHaveProperty('value', 'Zzyzx');
	fireEvent.click(screen.getByText('Shanghai'));
	await wait(100);
	expect(screen.getByRole('alert').textContent).toBe('');
});

test('suggestions come when the typing pauses, and are gone through by arrows', async () => {
	await open();
	const field = screen.getByLabelText(t.city);
	for (const text of ['Ma', 'Mad']) {
		write(text);
		await wait(100);
	}
	expect(asked('places')).toBe(0);
	await wait(400);
	expect(asked('places')).toBe(1);
	const options = screen.getAllByRole('option');
	expect(options.map(({ textContent }) => textContent)).toEqual([
		'MadridMadrid, Spain',
		'MadisonWisconsin, United States',
		'MaduraiTamil Nadu, India',
	]);
	expect(field.getAttribute('aria-expanded')).toBe('true');
	expect(screen.getByText('3 places suggested')).toBeDefined();
	fireEvent.keyDown(field, { key: 'ArrowDown' });
	fireEvent.keyDown(field, { key: 'ArrowDown' });
	expect(field.getAttribute('aria-activedescendant')).toBe(options[1]?.id);
	fireEvent.keyDown(field, { key: 'ArrowUp' });
	fireEvent.keyDown(field, { key: 'ArrowUp' });
	expect(field.getAttribute('aria-activedescendant')).toBeNull();
	fireEvent.keyDown(field, { key: 'ArrowUp' });
	expect(field.getAttribute('aria-activedescendant')).toBe(options[2]?.id);
	fireEvent.submit(field);
	await wait(100);
	expect(heading()).toContain('Madurai');
	expect(field.getAttribute('aria-expanded')).toBe('false');
});

test('Escape closes the suggestions and keeps the text, Clear empties the field', async () => {
	await open();
	const field = screen.getByLabelText(t.city);
	write('Mad');
	await wait(400);
	fireEvent.keyDown(field, { key: 'Escape' });
	expect(field.getAttribute('aria-expanded')).toBe('false');
	expect(field).toHaveProperty('value', 'Mad');
	fireEvent.click(screen.getByText(t.clear));
	expect(field).toHaveProperty('value', '');
	fireEvent.click(screen.getByText(t.get));
	expect(screen.getByText(t.empty)).toBeDefined();
});

test('the units are switched without a request', async () => {
	await open();
	fireEvent.click(screen.getByText(t.imperial));
	expect(shown('Temperature')).toBe('42°F');
	expect(shown('Wind')).toBe('9.6 mph');
	expect(world.standIn.requests).toHaveLength(1);
	expect(localStorage.getItem('weatherUnits')).toBe('imperial');
	fireEvent.click(screen.getByText(t.metric));
});

test('the widget is loaded on demand only, into a frame that shares nothing, with a key that is kept nowhere', async () => {
	await open();
	expect(document.querySelector('iframe')).toBeNull();
	fireEvent.click(screen.getByText(t.widget.show));
	await wait(10);
	fireEvent.submit(screen.getByLabelText(t.widget.key));
	expect(screen.getByText(t.widget.badKey)).toBeDefined();
	expect(document.querySelector('iframe')).toBeNull();
	const key = '0123456789abcdef';
	fireEvent.change(screen.getByLabelText(t.widget.key), { target: { value: key } });
	fireEvent.submit(screen.getByLabelText(t.widget.key));
	const frame = document.querySelector('iframe');
	expect(frame?.getAttribute('sandbox')).toBe('allow-scripts');
	expect(frame?.getAttribute('src')).toMatch(/^\/widget#.*city=703448.*key=0123456789abcdef/);
	expect(JSON.stringify({ ...localStorage })).not.toContain(key);
	fireEvent.click(screen.getByText(t.widget.hide));
	expect(document.querySelector('iframe')).toBeNull();
});

describe.each(faults)('with %s everywhere', (fault) => {
	const reason = live.reasons[toldAs[fault] ?? 'bad-answer'];

	test('what is unknown is a dash, in every city, and a retry helps', async () => {
		world.standIn.misbehave(fault);
		await open();
		expect(status()).toBe(`${reason} ${live.failed}`);
		fireEvent.click(screen.getByText('Dubai'));
		await wait(9000);
		expect(status()).toBe(`${reason} ${live.failed}`);
		expect(shown('Temperature')).toBe('–');
		expect(document.querySelectorAll('.ticker-item')).toHaveLength(0);
		expect(screen.getByText(t.noOutlook)).toBeDefined();
		// What was not good is not remembered.
		expect(localStorage.getItem('weatherCity') ?? '').not.toContain('Dubai');
		world.standIn.misbehave(undefined);
		vi.setSystemTime(Date.now() + 300_000);
		fireEvent.click(screen.getByText(live.refresh));
		await wait(1000);
		expect(status()).toBe(live.upToDate);
		expect(shown('Temperature')).toBe('17°C');
	});
});

async function open() {
	const { Weather } = await import('#islands/weather/Weather.tsx');
	render(
		<Weather
			{...{
				locale: 'en',
				snapshot: undefined,
				widget: '/widget',
				t,
				live,
				ticker3d: ticker3d.en,
			}}
		/>,
	);
	await wait(9000);
}

async function wait(ms: number) {
	await passTime(ms);
}

function write(text: string) {
	fireEvent.change(screen.getByLabelText(t.city), { target: { value: text } });
}

function heading(): string {
	return document.querySelector('#weather-now')?.textContent ?? '';
}

function status(): string {
	return document.querySelector('.live-state [role=status]')?.textContent ?? '';
}

function shown(label: string): string | undefined {
	const term = [...document.querySelectorAll('dt')].find((each) => each.textContent === label);
	return term?.nextElementSibling?.textContent ?? undefined;
}

function asked(name: string): number {
	return world.standIn.requests.filter(({ service }) => service === name).length;
}
