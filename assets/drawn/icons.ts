import sharp from 'sharp';
import { toPath } from './folders.ts';
import { record } from './record.ts';

/** Small pictures of the models, cut out of their posters: for menus and lists. */
const side = 192;
const margin = 8;
const posters: Record<string, string> = {
	'mens-shirt-1': 'couture-mens-shirt-1-front',
	'mens-shirt-2': 'couture-mens-shirt-2-front',
	'womens-dress': 'couture-womens-dress-front',
	'womens-shirt': 'couture-womens-shirt-front',
	goblet: 'configurator',
};

const written: string[] = [];
for (const [name, poster] of Object.entries(posters)) {
	const file = `public/models/${name}.webp`;
	const inner = side - 2 * margin;
	const clear = { r: 0, g: 0, b: 0, alpha: 0 };
	const model = await sharp(toPath(toPoster(poster)))
		.trim({ background: clear })
		.toBuffer();
	await sharp(model)
		.resize(inner, inner, { fit: 'contain', background: clear })
		.extend({ top: margin, bottom: margin, left: margin, right: margin, background: clear })
		.webp({ quality: 84, effort: 6 })
		.toFile(toPath(file));
	written.push(file);
}
await record(
	{
		name: 'model-icons',
		command: 'node assets/drawn/icons.ts',
		inputs: ['assets/drawn/icons.ts', ...Object.values(posters).map(toPoster)],
		usedBy: '3D pages: the menu of models',
	},
	written,
);

function toPoster(name: string): string {
	return `src/assets/posters/${name}.webp`;
}
