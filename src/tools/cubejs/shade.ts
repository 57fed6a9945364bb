/** In full shade a colour keeps this share of its lightness. */
const shadeLightness = 0.7;

/**
 * A colour of the palette in a given light, from 0 (shade) to 1 (full light).
 * @example shade('oklch(0.8 0.1 90)', 0) // 'oklch(0.56 0.1 90)'
 */
export function shade(colour: string, light: number): string {
	const share = shadeLightness + (1 - shadeLightness) * Math.min(1, Math.max(0, light));
	return colour.replace(/^oklch\(([\d.]+)(%?)/, (_, lightness: string, percent: string) => {
		const value = Number(lightness) * share;
		return `oklch(${Number(value.toFixed(4))}${percent}`;
	});
}
