import type { Sky } from '#live/sky.ts';

const cloud = 'M7 18.5a4 4 0 0 1 .3-8 5.5 5.5 0 0 1 10.5 1.4 3.4 3.4 0 0 1-.3 6.6z';
const lowCloud = 'M7 14a4 4 0 0 1 .3-8 5.5 5.5 0 0 1 10.5 1.4 3.4 3.4 0 0 1-.3 6.6z';
const moon = 'M19.5 14.6A8.2 8.2 0 0 1 9.4 4.5a8.2 8.2 0 1 0 10.1 10.1z';
const sun =
	'M12 7.5a4.5 4.5 0 1 0 .01 0M12 2v2m0 16v2M2 12h2m16 0h2M4.9 4.9l1.4 1.4m11.4 11.4 1.4 1.4M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4';

/** What is drawn in which colour: light of the sky, clouds, and what falls. */
interface Drawing {
	light?: string;
	/** Instead of `light` between sunset and sunrise. */
	night?: string;
	cloud?: string;
	fall?: string;
}

const drawings: Readonly<Record<Sky, Drawing>> = {
	clear: { light: sun, night: moon },
	cloudy: {
		light: 'M7.6 7.8A3.6 3.6 0 0 1 13.4 5.2M9.5 1.3v1.3M4.1 3.6l.9.9M2.6 9h1.2M14.9 3.6l-.9.9',
		night: 'M6.1 8A4 4 0 0 1 9.9 2a4.6 4.6 0 0 0 3.4 3.9',
		cloud,
	},
	overcast: { cloud },
	fog: { cloud: lowCloud, fall: 'M4 17.5h16M6 21h12' },
	rain: { cloud: lowCloud, fall: 'M8.5 17l-1 3m5-3-1 3m5-3-1 3' },
	snow: { cloud: lowCloud, fall: 'M8 17.5h.01m3.99 0h.01m3.99 0h.01M10 21h.01m3.99 0h.01' },
	storm: { cloud: lowCloud, light: 'M12.5 12.5 10 17h4l-2.5 4.5' },
};

interface Props {
	sky: Sky | undefined;
	isDay?: boolean | undefined;
}

/** What the sky looks like, decorative: the text is beside it. */
export function SkyPicture({ sky, isDay = true }: Props) {
	const { light, night = light, cloud: clouds, fall } = (sky && drawings[sky]) ?? {};
	const lights = isDay ? light : night;
	return (
		<svg
			className="icon weather-sky"
			viewBox="0 0 24 24"
			aria-hidden="true"
			data-sky={sky}
			data-night={isDay ? undefined : ''}
		>
			{lights && <path className="sky-light" d={lights} />}
			{clouds && <path d={clouds} />}
			{fall && <path className={sky === 'snow' ? 'sky-snow' : 'sky-fall'} d={fall} />}
		</svg>
	);
}
