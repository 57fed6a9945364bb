import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const files = ['src/styles/tokens.css', 'src/islands/shared/change/change.css'];
const css = files.map((file) => readFileSync(file, 'utf8')).join('\n');
const themes = { light: 0, dark: 1 } as const;

test('the conversion is right: known colours come out as known', () => {
	expect(toSrgb([1, 0, 0]).map(toByte)).toEqual([255, 255, 255]);
	expect(toSrgb([0.62796, 0.25768, 29.2339]).map(toByte)).toEqual([255, 0, 0]);
	expect(toSrgb([0.45201, 0.31321, 264.052]).map(toByte)).toEqual([0, 0, 255]);
	expect(contrastOf([1, 1, 1], [0, 0, 0])).toBeCloseTo(21, 5);
});

describe.each(Object.entries(themes))('in the %s theme', (_, index) => {
	test.each(['paper', 'paper-2'])('text reaches 7:1 on %s', (ground) => {
		expect(contrast('ink', ground)).toBeGreaterThanOrEqual(7);
	});

	test.each(['paper', 'paper-2'])('quiet text reaches 7:1 on %s', (ground) => {
		expect(contrast('ink-2', ground)).toBeGreaterThanOrEqual(7);
	});

	test('links in body text reach 7:1, on the page and on its second ground', () => {
		expect(contrast('cobalt', 'paper')).toBeGreaterThanOrEqual(7);
		expect(contrast('cobalt', 'paper-2')).toBeGreaterThanOrEqual(7);
	});

	test('a price that rises or falls reaches 7:1', () => {
		expect(contrast('up', 'paper')).toBeGreaterThanOrEqual(7);
		expect(contrast('down', 'paper')).toBeGreaterThanOrEqual(7);
	});

	test('words on the accent reach 7:1: the skip link', () => {
		expect(contrast('paper', 'cobalt')).toBeGreaterThanOrEqual(7);
	});

	test('edges of controls reach 3:1', () => {
		expect(contrast('edge', 'paper')).toBeGreaterThanOrEqual(3);
		expect(contrast('edge', 'paper-2')).toBeGreaterThanOrEqual(3);
	});

	test('the focus ring reaches 3:1', () => {
		expect(contrast('cobalt', 'paper')).toBeGreaterThanOrEqual(3);
	});

	test('what is marked reaches 7:1 on its mark', () => {
		expect(contrast('on-wheat', 'wheat')).toBeGreaterThanOrEqual(7);
	});

	test('every colour is one that screens can show', () => {
		const names = 'paper paper-2 ink ink-2 line edge cobalt wheat up down'.split(' ');
		for (const name of names) {
			for (const channel of toSrgb(token(name))) {
				expect(channel, name).toBeGreaterThan(-0.02);
				expect(channel, name).toBeLessThan(1.02);
			}
		}
	});

	function contrast(text: string, ground: string): number {
		return contrastOf(toSrgb(token(text)), toSrgb(token(ground)));
	}

	/** Lightness, chroma and hue of a token in this theme. */
	function token(name: string): Triple {
		const [, value = ''] = new RegExp(`--${name}: ([^;]+);`).exec(css) ?? [];
		const colours = [...value.matchAll(/oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)/g)];
		const [, l, c, h] = colours[colours.length > 1 ? index : 0] ?? [];
		if (l === undefined) throw new Error(`No colour in --${name}.`);
		return [Number(l) / 100, Number(c), Number(h)];
	}
});

type Triple = [number, number, number];

/** OKLCH to sRGB from 0 to 1, by the matrices of CSS Color 4. */
function toSrgb([lightness, chroma, hue]: Triple): Triple {
	const angle = (hue * Math.PI) / 180;
	const a = chroma * Math.cos(angle);
	const b = chroma * Math.sin(angle);
	const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
	const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
	const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
	return [
		toGamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
		toGamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
		toGamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
	];
}

function toGamma(linear: number): number {
	return linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
}

function toByte(channel: number): number {
	return Math.round(Math.min(1, Math.max(0, channel)) * 255);
}

/** Contrast by WCAG 2, of the colours as a screen shows them: in whole bytes. */
function contrastOf(one: Triple, other: Triple): number {
	const [dark = 0, light = 0] = [toLuminance(one), toLuminance(other)].sort((a, b) => a - b);
	return (light + 0.05) / (dark + 0.05);
}

function toLuminance(colour: Triple): number {
	const [red = 0, green = 0, blue = 0] = colour.map((channel) => {
		const shown = toByte(channel) / 255;
		return shown <= 0.04045 ? shown / 12.92 : ((shown + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
