import { type Fields, parseJson, toFields } from '#lib/parse.ts';
import { fromEarlierColour } from './colour.ts';

/** What the earlier site's pictures of textures are called here, by their numbers from 1. */
const textures = ['denim', 'linen', 'knit', 'silk', 'vyshyvanka'];
const materials = ['material-1', 'material-2', 'material-3'];

interface Garment {
	path: string;
	key: string;
	icon: string;
}

/**
 * The settings of garments. The earlier site called the colour `color` and stored addresses of textures
 * and logos; no logo was null, or one with an empty address.
 */
export function fromEarlierWardrobe(text: string): string {
	const garments = toFields(parseJson(text));
	if (!garments) return text;
	return JSON.stringify(
		mapFields(garments, (garment) => {
			const entry = toFields(garment);
			const settings = toFields(entry?.settings);
			return settings ? { ...entry, settings: toSettings(settings) } : garment;
		}),
	);
}

/** What the earlier site stored of a garment beside its settings. */
export function toEarlierEntry({ path, key, icon }: Garment, originalSettings: object) {
	return { path, nameKey: key, icon, originalSettings };
}

function toSettings({ color, logo, ...settings }: Fields): Fields {
	return {
		...(color === undefined ? {} : { colour: fromEarlierColour(color) }),
		...mapFields(settings, (value, name) => {
			if (name === 'texture') return toTexture(value);
			return name === 'prints' && Array.isArray(value) ? value.map(toLogo) : value;
		}),
		...(logo === null || logo === undefined ? {} : { logo: toLogo(logo) }),
	};
}

/** @example toTexture('assets/textures/texture3.webp') // 'knit' */
function toTexture(value: unknown): unknown {
	if (typeof value !== 'string' || /^(data|upload):/.test(value)) return value;
	const [, kind, number] = /(texture|material)\D{0,3}(\d)\.\w{3,5}$/i.exec(value) ?? [];
	const list = kind?.toLowerCase() === 'material' ? materials : textures;
	return list[Number(number) - 1] ?? value;
}

/** @example toLogo({ imageData: '/logos/logo2.webp' }) // { imageData: 'logo-2' } */
function toLogo(value: unknown): unknown {
	const logo = toFields(value);
	const address = logo?.imageData;
	if (typeof address !== 'string' || address.startsWith('upload:') || address.length > 300)
		return value;
	const number = /logo\D{0,3}([1-4])\.\w{3,4}$/i.exec(address)?.[1];
	const imageData = address === '' ? null : number ? `logo-${number}` : address;
	return { ...logo, imageData };
}

function mapFields(fields: Fields, map: (value: unknown, name: string) => unknown): Fields {
	return Object.fromEntries(
		Object.entries(fields).map(([name, value]) => [name, map(value, name)]),
	);
}
