import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { Locale } from '#i18n/locales.ts';
import { live as liveMessages } from '#i18n/messages/live/index.ts';
import { records } from '#i18n/messages/records/index.ts';
import { ticker3d } from '#i18n/messages/ticker3d/index.ts';
import { weather as messages } from '#i18n/messages/weather/index.ts';
import { fill } from '#i18n/messages.ts';
import type { Widget } from '#islands/weather/WidgetSwitch.tsx';
import { $weatherUnits } from '#live/chosen-units.ts';
import { cities, defaultCity } from '#live/cities.ts';
import { faults } from '../../../stand-in/faults.ts';
import { heard } from '../../heard.ts';
import { playOutsideWorld, reasonOf } from '../../outside-world.ts';
import { showAll } from '../all-in-view.ts';
import { clickText, countAt, enterText, strike, textAt } from '../page.ts';
import { passTime } from '../pass-time.ts';
import { describeInvalid } from '../test-blank.tsx';

const world = playOutsideWorld();
const t = messages.en;
const live = liveMessages.en;
const saving = records.en;

beforeEach(() => {
	localStorage.clear();
	$weatherUnits.set(['celsius', 'ms', 'mm', 'hpa', 'h23']);
	history.replaceState(null, '', '/extra/weather');
	showAll();
});

test('Kyiv is shown at first: now, two days by the hour, and seven days', async () => {
	await open();
	expect(heading()).toBe('Kyiv Ukraine');
	expect(now()).toContain('Partly cloudy'.toLowerCase());
	expect(now()).toContain('Feels like 2°Today 1° to 8°12:00, local time');
	expect(fact('Wind')).toBe('4.3\u00a0m/snorth-eastgusts 9.2\u00a0m/\u2060s');
	expect(fact('Precipitation today')).toBe('2\u00a0mmchance 70%');
	expect(fact('UV index')).toBe('1up to 3 today');
	// By the formulas of NOAA 07:21:54 and 16:05:33.
	expect(fact('Sun')).toBe('Sunrise 07:21– Sunset 16:05');
	expect(countAt('.hours li')).toBe(48);
	expect(countAt('.week li')).toBe(7);
	expect(countAt('.ticker-lap:first-child .ticker-item')).toBe(13);
	expect(world.standIn.requests).toHaveLength(1);
});

test('until an answer comes the page is updating, and does not state that there is no forecast', async () => {
	world.standIn.misbehave('slow');
	await open('en', 1000);
	expect(now()).toContain(live.updating);
	expect(screen.queryByText(t.noHours)).toBeNull();
	expect(screen.queryByText(t.noOutlook)).toBeNull();
});

test('an unknown city is reported and not saved, and the last weather stays', async () => {
	await open();
	write('Zzyzx');
	clickText(t.get);
	await passTime(1000);
	expect(describeInvalid()).toContain('Error: unknown city');
	expect(heading()).toContain('Kyiv');
	expect(localStorage.getItem('weatherCity')).toBeNull();
	clickText('Shanghai');
	await passTime(100);
	expect(textAt('.weather-problem')).toBeUndefined();
	expect(describeInvalid()).toBe('');
});

test('suggestions come when the typing pauses, and are gone through by arrows', async () => {
	await open();
	const field = screen.getByLabelText(t.city);
	for (const text of ['Ma', 'Mad']) {
		write(text);
		await passTime(100);
	}
	expect(asked('places')).toBe(0);
	await passTime(400);
	expect(asked('places')).toBe(1);
	const options = [...document.querySelectorAll('[role=option]')];
	expect(options.map(({ textContent }) => textContent)).toEqual([
		'MadridSpain',
		'MadisonWisconsin, United States',
		'MaduraiTamil Nadu, India',
	]);
	expect(field.getAttribute('aria-expanded')).toBe('true');
	expect(heard().at(-1)).toBe('3 places suggested');
	strike(field, 'ArrowDown');
	strike(field, 'ArrowDown');
	expect(field.getAttribute('aria-activedescendant')).toBe(options[1]?.id);
	strike(field, 'ArrowUp');
	strike(field, 'ArrowUp');
	expect(field.getAttribute('aria-activedescendant')).toBeNull();
	strike(field, 'ArrowUp');
	expect(field.getAttribute('aria-activedescendant')).toBe(options[2]?.id);
	strike(field, 'Enter');
	await passTime(100);
	expect(heading()).toContain('Madurai');
	expect(field.getAttribute('aria-expanded')).toBe('false');
});

test('the units are switched without a request', async () => {
	await open();
	choose(t.unitKinds.temperature, 'fahrenheit');
	choose(t.unitKinds.wind, 'kn');
	expect(now()).toContain('42°F');
	expect(fact('Wind')).toContain('8\u00a0kn');
	expect(world.standIn.requests).toHaveLength(1);
	expect(localStorage.getItem('weatherUnits')).toBe('mm hpa h23 fahrenheit kn');
});

test('with the key of the site, the widget is loaded on demand only, into a frame that shares nothing', async () => {
	const siteKey = '0123456789abcdef';
	await open('en', 9000, { page: '/widget', siteKey, t: t.widget });
	expect(screen.queryByText(t.widget.explain)).toBeNull();
	clickText(t.widget.show);
	await passTime(10);
	screen.getByText(t.widget.explain);
	expect(document.querySelector('.widget input')).toBeNull();
	expect(document.querySelector('iframe')).toBeNull();
	clickText(t.widget.load);
	const frame = document.querySelector('iframe');
	expect(frame?.getAttribute('sandbox')).toBe('allow-scripts');
	expect(frame?.getAttribute('src')).toMatch(/^\/widget#.*city=703448.*key=0123456789abcdef/);
	expect(JSON.stringify({ ...localStorage })).not.toContain(siteKey);
	clickText(t.widget.hide);
	expect(document.querySelector('iframe')).toBeNull();
});

describe('the address', () => {
	test.each([
		['?city=Valencia,VE', 'Valencia Carabobo, Venezuela', '?city=Valencia,Carabobo,VE'],
		['?city=valencia', 'Valencia Spain', '?city=Valencia,ES'],
		['?city=%D0%9B%D1%8C%D0%B2%D1%96%D0%B2', 'Lviv Ukraine', '?city=Lviv,Lviv,UA'],
	])('%s opens that city, and is spelt out', async (address, name, spelt) => {
		localStorage.setItem('weatherCity', '"Dubai"');
		history.replaceState(null, '', address);
		const steps = history.length;
		await open();
		expect(heading()).toBe(name);
		expect(location.search).toBe(spelt);
		expect(history.length).toBe(steps);
	});

	test.each([
		['the one of the last visit', '"Dubai"', 'Dubai'],
		['the default one', undefined, 'Kyiv'],
	])('a city that does not exist leaves %s, and the message names it', async (_, saved, shown) => {
		if (saved) localStorage.setItem('weatherCity', saved);
		history.replaceState(null, '', '?city=Zzyzx');
		await open();
		expect(heading()).toContain(shown);
		const textContent = textAt('.weather-problem');
		expect(textContent).toContain(t.unknownCity);
		expect(textContent).toContain(fill(t.shownFor, { city: shown }));
		expect(textContent).toContain(fill(t.notFound, { name: 'Zzyzx' }));
		expect(localStorage.getItem('weatherCity')).toBe(saved ?? null);
	});
});

test('a saved city that cannot be looked up stays saved, the page reports it, and finds it when the service is back', async () => {
	localStorage.setItem('weatherCity', '"Львів"');
	world.standIn.misbehave('status-503', 'places');
	await open();
	expect(heading()).toContain('Kyiv');
	expect(textAt('.weather-problem')).toContain('Львів');
	expect(localStorage.getItem('weatherCity')).toBe('"Львів"');
	world.standIn.misbehave(undefined);
	await passTime(60_000);
	expect(heading()).toContain('Lviv');
	expect(localStorage.getItem('weatherCity')).toContain('702550');
});

test('a saved place has its name in the language of the page, and leaves the address alone', async () => {
	const place = {
		id: 702550,
		name: 'Lviv',
		country: 'UA',
		latitude: 49.83826,
		longitude: 24.02324,
	};
	localStorage.setItem('weatherCity', JSON.stringify({ ...place, region: 'Lviv', language: 'en' }));
	await open('uk');
	expect(heading()).toContain('Львів');
	expect(location.search).toBe('');
});

test('in an old forecast today is today, what is over is gone, and the time has its date', async () => {
	await open();
	cleanup();
	world.standIn.misbehave('status-503');
	vi.setSystemTime(Date.now() + 50 * 3_600_000);
	await open();
	const days = [...document.querySelectorAll('.week time')].map((day) => [
		day.getAttribute('datetime'),
		day.textContent,
	]);
	expect(days[0]).toEqual(['2026-11-23', 'Today']);
	expect(days).toHaveLength(5);
	expect(document.querySelector('.hours time')?.getAttribute('datetime')).toBe('2026-11-23');
	expect(textAt('.hours li time')).toBe('Now14:00');
	expect(now()).toContain('As of Saturday 21 November at\u00a012:00, local time');
	// The row of 23 November.
	expect(now()).toContain('Today −1° to 10°');
});

test('a change of the city is announced with its temperature, a refresh is not', async () => {
	await open();
	heard();
	clickText('Dubai');
	await passTime(100);
	const sentence = 'Dubai: 17°C, partly cloudy.';
	expect(heard()).toContain(sentence);
	await passTime(1_000_000);
	expect(heard()).not.toContain(sentence);
});

test('an input method keeps its keys, and nothing is looked for before it has ended', async () => {
	await open();
	const field = screen.getByLabelText(t.city);
	fireEvent.compositionStart(field);
	fireEvent.input(field, { target: { value: 'mad' }, isComposing: true });
	await passTime(1000);
	expect(asked('places')).toBe(0);
	expect(strike(field, 'ArrowDown', { isComposing: true })).toBe(true);
	fireEvent.compositionEnd(field);
	await passTime(1000);
	expect(asked('places')).toBe(1);
});

test('the visitor’s own place is read on request only, and to a kilometre; a refusal is explained', async () => {
	const coords = { latitude: 50.450_123, longitude: 30.523_456 };
	const getCurrentPosition = vi
		.fn()
		// The Geolocation API: 1 is PERMISSION_DENIED.
		.mockImplementationOnce((_, refuse) => refuse({ code: 1 }))
		.mockImplementation((found) => found({ coords }));
	const geolocation = { value: { getCurrentPosition } };
	vi.stubGlobal('navigator', Object.create(navigator, { geolocation }));
	await open();
	expect(getCurrentPosition).not.toHaveBeenCalled();
	clickText(t.locate);
	await passTime(100);
	screen.getByText(t.denied);
	clickText(t.locate);
	await passTime(100);
	expect(screen.queryByText(t.denied)).toBeNull();
	expect(heading()).toBe('Your location near Kyiv');
	expect(world.standIn.requests.at(-1)?.url).toContain('latitude=50.4500&longitude=30.5200');
	expect(location.search).toBe('');
});

test.each([
	['a place that no map has', { latitude: Number.NaN, longitude: 91 }, 100],
	['another', { latitude: 91, longitude: 30 }, 100],
	['nothing, because the question was left open', undefined, 30_000],
])('a browser that finds %s leaves the city', async (_, coords, ms) => {
	const getCurrentPosition = vi.fn((found) => coords && found({ coords }));
	const geolocation = { value: { getCurrentPosition } };
	vi.stubGlobal('navigator', Object.create(navigator, { geolocation }));
	await open();
	clickText(t.locate);
	await passTime(ms);
	screen.getByText(t.noPosition);
	expect(heading()).toContain('Kyiv');
});

test.each([
	['granted', 'Your location near Valencia', 1],
	['prompt', 'Your location near Kyiv, 26 hours ago', 0],
])('the own place of yesterday, where the permission is %s: %s', async (state, shown, asked) => {
	const [latitude, longitude] = [cities.kyiv.latitude, cities.kyiv.longitude];
	const foundAt = Date.now() - 26 * 3_600_000;
	const place = { id: 0, name: '50.45, 30.52', country: '', latitude, longitude, foundAt };
	localStorage.setItem('weatherCity', JSON.stringify(place));
	const getCurrentPosition = vi.fn((found) => found({ coords: cities.valencia }));
	vi.stubGlobal(
		'navigator',
		Object.create(navigator, {
			geolocation: { value: { getCurrentPosition } },
			permissions: { value: { query: async () => ({ state }) } },
		}),
	);
	await open();
	expect(heading()).toBe(shown);
	expect(getCurrentPosition).toHaveBeenCalledTimes(asked);
	expect(screen.queryByRole('button', { name: /^Save / })).toBeNull();
});

test('cities that a full storage does not take are reported', async () => {
	vi.stubGlobal('localStorage', {
		getItem: () => null,
		removeItem() {},
		setItem() {
			throw Object.assign(new Error(), { name: 'QuotaExceededError' });
		},
	});
	await open();
	clickText(toAdd('Kyiv'));
	await passTime(100);
	screen.getByText(`${saving.full} ${t.saved.lost}`);
});

test('cities side by side are those that were shown when the button was pressed, however late its script comes', async () => {
	await open();
	clickText(toAdd('Kyiv'));
	clickText('Dubai');
	clickText(toAdd('Dubai'));
	clickText('Shanghai');
	await passTime(100);
	expect(JSON.parse(localStorage.getItem('weatherCities') ?? '')).toMatchObject([
		{ name: 'Kyiv' },
		{ name: 'Dubai' },
	]);
});

describe.each(faults)('with %s everywhere', (fault) => {
	const reason = live.reasons[reasonOf[fault] ?? 'bad-answer'];

	test('what is unknown is a dash, in every city, and a retry helps', async () => {
		world.standIn.misbehave(fault);
		localStorage.setItem('weatherCities', JSON.stringify([defaultCity]));
		await open();
		expect(status()).toBe(`${reason} ${live.failed}`);
		clickText('Dubai');
		await passTime(9000);
		expect(status()).toBe(`${reason} ${live.failed}`);
		expect(degrees()).toBe(`–${t.fields.temperature}: ${t.unknown}`);
		expect(countAt('.state-line')).toBe(0);
		expect(countAt('.ticker')).toBe(0);
		expect(countSeen(reason)).toBe(1);
		// What was not good is not remembered.
		expect(localStorage.getItem('weatherCity') ?? '').not.toContain('Dubai');
		world.standIn.misbehave(undefined);
		vi.setSystemTime(Date.now() + 300_000);
		clickText(live.refresh);
		await passTime(1000);
		expect(status()).toBe(live.upToDate);
		expect(degrees()).toContain('17°C');
	});
});

async function open(locale: Locale = 'en', ms = 9000, widget?: Widget) {
	const { Weather } = await import('#islands/weather/Weather.tsx');
	const { UnitChoices } = await import('#islands/weather/UnitChoices.tsx');
	const { Tickers } = await import('#islands/shared/ticker/Tickers.tsx');
	const [words, words3d, state] = [messages[locale], ticker3d[locale], liveMessages[locale]];
	render(
		<>
			<Weather {...{ locale, snapshot: undefined, t: words, live: state, saving, widget }} />
			<UnitChoices {...{ locale, t: words }} />
			<Tickers id="weather" label={words.ticker} {...{ locale, live: state, ticker3d: words3d }} />
		</>,
	);
	await passTime(ms);
}

function choose(label: string, value: string) {
	fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

function toAdd(name: string): string {
	return fill(t.saved.add, { city: name });
}

function write(text: string) {
	enterText(screen.getByLabelText(t.city), text);
}

function heading(): string {
	return textAt('#weather-now') ?? '';
}

function status(): string {
	return textAt('.live-words') ?? '';
}

function now(): string {
	return textAt('.weather-now') ?? '';
}

/** How many times a sentence is seen; what is hidden is only announced. */
function countSeen(sentence: string): number {
	const seen = document.body.cloneNode(true) as HTMLElement;
	for (const hidden of seen.querySelectorAll('.hidden-words, [hidden]')) hidden.remove();
	return (seen.textContent ?? '').split(sentence).length - 1;
}

function degrees(): string {
	return textAt('.weather-degrees') ?? '';
}

function fact(label: string): string | undefined {
	return find('.weather-facts dt', label);
}

function find(selector: string, label: string): string | undefined {
	const term = [...document.querySelectorAll(selector)].find((each) => each.textContent === label);
	return term?.nextElementSibling?.textContent ?? undefined;
}

function asked(name: string): number {
	return world.standIn.requests.filter(({ service }) => service === name).length;
}
