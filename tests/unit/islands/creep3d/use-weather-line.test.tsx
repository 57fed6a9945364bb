import { renderHook } from '@testing-library/react';
import { live } from '#i18n/messages/live/index.ts';
import { weather } from '#i18n/messages/weather/index.ts';
import type { WeatherLine } from '#islands/creep3d/use-weather-line.ts';
import { playOutsideWorld } from '../../outside-world.ts';
import { passTime } from '../pass-time.ts';

const world = playOutsideWorld();
let line: { current: WeatherLine };

beforeEach(() => localStorage.clear());

test('a saved city that cannot be found now stays saved while another one is shown', async () => {
	localStorage.setItem('weatherCity', 'Лондон');
	world.standIn.misbehave('status-503', 'places');
	await open();
	expect(line.current.problem).toContain(live.en.reasons['bad-answer']);
	expect(line.current.place.name).toBe('Kyiv');
	expect(line.current.items).not.toHaveLength(0);
	expect(localStorage.getItem('weatherCity')).toBe('Лондон');
});

test.each([
	[true, ' The weather shown is for Kyiv.'],
	[false, ''],
])(
	'what is shown in place of an unknown city is told only if it is shown: %s',
	async (isShown, told) => {
		localStorage.setItem('weatherCity', 'Zzyzx');
		await open(isShown);
		expect(line.current.problem).toBe(
			`Error: unknown city. No place called “Zzyzx” was found.${told}`,
		);
		expect(line.current.missing).toBe('Zzyzx');
	},
);

async function open(isShown = true) {
	const { useWeatherLine } = await import('#islands/creep3d/use-weather-line.ts');
	const { result } = renderHook(() =>
		useWeatherLine('en', undefined, weather.en, live.en, isShown),
	);
	line = result;
	await passTime(3000);
}
