import { type Sky, toSky } from '#live/sky.ts';

const cloud = 'M7 18a4 4 0 0 1 .3-8 5.5 5.5 0 0 1 10.5 1.4A3.4 3.4 0 0 1 17.5 18z';
const lowCloud = 'M7 14a4 4 0 0 1 .3-8 5.5 5.5 0 0 1 10.5 1.4A3.4 3.4 0 0 1 17.5 14z';

const drawings: Readonly<Record<Sky, string>> = {
	clear:
		'M12 7.5a4.5 4.5 0 1 0 .01 0M12 2v2m0 16v2M2 12h2m16 0h2M4.9 4.9l1.4 1.4m11.4 11.4 1.4 1.4M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4',
	cloudy: `${cloud}M8 6.5a3.5 3.5 0 0 1 5.3-1.6M9.5 1.5v1.2M4.2 3.7l.9.9M3 9h1.2`,
	overcast: cloud,
	fog: `${lowCloud}M4 17.5h16M6 21h12`,
	rain: `${lowCloud}M8.5 17 7.5 20m5-3-1 3m5-3-1 3`,
	snow: `${lowCloud}M8 18.5h.01M12 18.5h.01M16 18.5h.01M10 21.5h.01M14 21.5h.01`,
	storm: `${lowCloud}M12.5 12l-2.5 5h4l-2.5 5`,
};

/** What the sky looks like, decorative: the text is beside it. */
export function SkyPicture({ sky }: { sky: number | string | undefined }) {
	const kind = sky === undefined ? undefined : toSky(sky);
	return (
		<svg className="icon weather-sky" viewBox="0 0 24 24" aria-hidden="true">
			{kind && <path d={drawings[kind]} />}
		</svg>
	);
}
