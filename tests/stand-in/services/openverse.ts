import { picture } from '../picture.ts';
import { json, type StandInService } from '../service.ts';

const total = 45;

/** It has something on every theme but those with "nothing" in them, and knows no Cyrillic. */
export const service: StandInService = {
	name: 'openverse',
	hosts: ['api.openverse.org'],
	answer: ({ pathname, searchParams }) => {
		const [, thumb] = /^\/v1\/images\/([^/]+)\/thumb\/$/.exec(pathname) ?? [];
		if (thumb) return picture(thumb);
		if (pathname !== '/v1/images/') return undefined;
		const theme = searchParams.get('q') ?? '';
		const size = Number(searchParams.get('page_size'));
		const page = Number(searchParams.get('page'));
		if (size > 20) return json({ detail: { page_size: ['At most 20 without a key.'] } }, 401);
		const count = /nothing|\p{Script=Cyrillic}/u.test(theme) ? 0 : total;
		const first = (page - 1) * size;
		const places = Array.from({ length: count }, (_, index) => index).slice(first, first + size);
		return json({
			result_count: count,
			page_count: Math.ceil(count / size),
			page_size: size,
			page,
			results: places.map((place) => ({
				id: `0a1b-${place}`,
				title: place === 1 ? null : `${theme} ${place + 1}`,
				creator: place === 2 ? null : `Photographer ${place + 1}`,
				creator_url: 'https://www.flickr.com/photos/someone',
				license: place === 0 ? 'cc0' : 'by-sa',
				license_version: place === 0 ? '1.0' : '2.0',
				license_url: 'https://creativecommons.org/licenses/by-sa/2.0/',
				url: `https://live.staticflickr.com/${place}.jpg`,
				thumbnail: `https://api.openverse.org/v1/images/0a1b-${place}/thumb/`,
				foreign_landing_url: `https://www.flickr.com/photos/someone/${place}`,
				width: 1024,
				height: [683, 1536, 1024][place % 3],
			})),
		});
	},
};
