import { picture } from '../picture.ts';
import { json, type StandInService } from '../service.ts';

const total = 20;

/** Wikimedia Commons: the search of files, and the files. Its words about them are HTML. */
export const service: StandInService = {
	name: 'commons',
	hosts: ['commons.wikimedia.org', 'upload.wikimedia.org'],
	answer: ({ host, pathname, searchParams }) => {
		if (host === 'upload.wikimedia.org') return picture(pathname);
		if (pathname !== '/w/api.php') return undefined;
		const search = searchParams.get('gsrsearch') ?? '';
		const [, kind, theme = ''] = /^filetype:(bitmap|video) (.*)$/.exec(search) ?? [];
		const limit = Number(searchParams.get('gsrlimit'));
		const offset = Number(searchParams.get('gsroffset'));
		if (!kind || theme.includes('nothing')) return json({ batchcomplete: true });
		const places = Array.from({ length: total }, (_, index) => index).slice(offset, offset + limit);
		const property = kind === 'video' ? 'videoinfo' : 'imageinfo';
		return json({
			batchcomplete: true,
			...(offset + limit < total && { continue: { gsroffset: offset + limit, continue: '-||' } }),
			query: {
				// In the order of their numbers, as the real one sends them; `index` is that of the search.
				pages: places.toReversed().map((place) => ({
					pageid: 1000 + place,
					title: `File:${theme}_${place + 1}.${kind === 'video' ? 'webm' : 'jpg'}`,
					index: place + 1,
					[property]: [toFile(theme, place, kind)],
				})),
			},
		});
	},
};

function toFile(theme: string, place: number, kind: string) {
	const path = `https://upload.wikimedia.org/wikipedia/commons`;
	const name = `${encodeURIComponent(theme)}_${place + 1}`;
	return {
		url: `${path}/a/ab/${name}.${kind === 'video' ? 'webm' : 'jpg'}`,
		thumburl: `${path}/thumb/a/ab/${name}/640px.jpg`,
		thumbwidth: 640,
		thumbheight: 427,
		descriptionurl: `https://commons.wikimedia.org/wiki/File:${name}`,
		extmetadata: {
			Artist: {
				value: `<a href="//commons.wikimedia.org/wiki/User:Zrazok" title="User">Олена <b>Зразок</b></a>`,
			},
			LicenseShortName: { value: 'CC BY-SA 4.0' },
			LicenseUrl: { value: 'https://creativecommons.org/licenses/by-sa/4.0' },
			...(place > 0 && {
				ImageDescription: { value: `<p>${theme} &amp; more, no. ${place + 1}</p>` },
			}),
		},
		...(kind === 'video' && {
			derivatives: [
				{
					src: `${path}/transcoded/${name}.1080p.webm`,
					type: 'video/webm; codecs="vp9"',
					height: 1080,
				},
				{
					src: `${path}/transcoded/${name}.480p.webm`,
					type: 'video/webm; codecs="vp9"',
					height: 480,
				},
				{
					src: `${path}/transcoded/${name}.240p.webm`,
					type: 'video/webm; codecs="vp9"',
					height: 240,
				},
			],
		}),
	};
}
