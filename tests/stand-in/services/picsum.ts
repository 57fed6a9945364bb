import { picture } from '../picture.ts';
import { json, type StandInService, text } from '../service.ts';

const authors = ['Alejandro Escamilla', 'Paul Jarvis', 'Lukas Budimaier', 'Олена Зразок'];

/** Lorem Picsum: a seed gives a picture in any size up to 5000, and the name of its author. */
export const service: StandInService = {
	name: 'picsum',
	hosts: ['picsum.photos'],
	answer: ({ pathname }) => {
		const [, seed, rest] = /^\/seed\/([^/]+)\/(.+)$/.exec(pathname) ?? [];
		if (!seed || !rest) return undefined;
		if (rest === 'info') {
			const author = authors[seed.length % authors.length];
			const id = `${seed.charCodeAt(0)}`;
			const [width, height] = [5000, 3333];
			const page = `https://unsplash.com/photos/${seed}`;
			return json({ id, author, width, height, url: page, download_url: page });
		}
		const [, width, height] = /^(\d+)\/(\d+)\.webp$/.exec(rest) ?? [];
		const fits = Math.max(Number(width), Number(height)) <= 5000;
		return fits ? picture(seed) : text('Invalid size', 400);
	},
};
