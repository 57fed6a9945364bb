import { picture } from '../picture.ts';
import { json, type StandInService, text } from '../service.ts';

const total = 50;

/** Pixabay, whose refusals are plain text. A key with "wrong" in it is refused. */
export const service: StandInService = {
	name: 'pixabay',
	hosts: ['pixabay.com', 'cdn.pixabay.com'],
	answer: ({ host, pathname, searchParams }) => {
		if (host === 'cdn.pixabay.com' || pathname.startsWith('/get/')) return picture(pathname);
		if (!['/api/', '/api/videos/'].includes(pathname)) return undefined;
		if (/^$|wrong/.test(searchParams.get('key') ?? '')) {
			return text('[ERROR 400] Invalid or missing API key (https://pixabay.com/api/docs/).', 400);
		}
		const size = Number(searchParams.get('per_page'));
		if (size < 3 || size > 200) return text('[ERROR 400] "per_page" is out of valid range.', 400);
		const theme = searchParams.get('q') ?? '';
		const count = theme.includes('nothing') ? 0 : total;
		const first = (Number(searchParams.get('page') ?? 1) - 1) * size;
		const places = Array.from({ length: count }, (_, index) => index).slice(first, first + size);
		return json({
			total: count,
			totalHits: count,
			hits: places.map((place) => ({
				id: 5000 + place,
				pageURL: `https://pixabay.com/photos/${place}/`,
				type: 'photo',
				tags: `${theme}, nature, ${place + 1}`,
				user: `user${place + 1}`,
				...(pathname === '/api/' ? toPhoto(place) : toVideo(place)),
			})),
		});
	},
};

function toPhoto(place: number) {
	return {
		webformatURL: `https://pixabay.com/get/${place}_640.jpg`,
		webformatWidth: 640,
		webformatHeight: 427,
		largeImageURL: `https://pixabay.com/get/${place}_1280.jpg`,
	};
}

/** The largest version of the first video is missing, as it often is. */
function toVideo(place: number) {
	const form = (name: string, width: number, height: number) => ({
		url: `https://cdn.pixabay.com/video/${place}_${name}.mp4`,
		width,
		height,
		thumbnail: `https://cdn.pixabay.com/video/${place}_${name}.jpg`,
	});
	const missing = { url: '', width: 0, height: 0, size: 0, thumbnail: '' };
	return {
		duration: 12,
		videos: {
			large: place === 0 ? missing : form('large', 3840, 2160),
			medium: form('medium', 1920, 1080),
			small: form('small', 1280, 720),
			tiny: form('tiny', 960, 540),
		},
	};
}
