import { render } from '@testing-library/react';
import { SkyPicture } from '#islands/weather/SkyPicture.tsx';

test.each(['clear', 'cloudy'] as const)(
	'%s: at night there is a moon instead of the sun',
	(sky) => {
		const [day, night] = [drawLight(sky, true), drawLight(sky, false)];
		expect(day).toBeTruthy();
		expect(night).toBeTruthy();
		expect(night).not.toBe(day);
	},
);

test('where the service does not state whether the sun is up, it is day', () => {
	expect(drawLight('clear', undefined)).toBe(drawLight('clear', true));
});

function drawLight(sky: 'clear' | 'cloudy', isDay: boolean | undefined): string | null {
	const { container } = render(<SkyPicture sky={sky} isDay={isDay} />);
	return container.querySelector('.sky-light')?.getAttribute('d') ?? null;
}
