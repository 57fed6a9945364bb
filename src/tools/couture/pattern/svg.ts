import { escapeXml } from '#lib/xml.ts';
import { type Drawing, halo, lineStyles, type Mark } from './drawing.ts';
import type { Point } from './piece.ts';

interface SvgOptions {
	title: string;
	/** BCP 47 tag of the words. */
	language: string;
	/** Pictures of the pieces as `data:` addresses, by the names of the pieces. */
	pictures: ReadonlyMap<string, string>;
}

/** The drawing as an SVG file in its real size. */
export function toSvg({ width, height, marks }: Drawing, options: SvgOptions): string {
	const [wide, high] = [round(width), round(height)];
	const body = marks.map((mark, number) => writeMark(mark, number, options.pictures)).join('\n');
	return `<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xml:lang="${escapeXml(options.language)}" width="${wide}mm" height="${high}mm" viewBox="0 0 ${wide} ${high}" font-family="Onest, Arial, sans-serif" fill="none" stroke-linejoin="round">
<title>${escapeXml(options.title)}</title>
${body}
</svg>
`;
}

function writeMark(mark: Mark, number: number, pictures: ReadonlyMap<string, string>): string {
	switch (mark.kind) {
		case 'line': {
			const { width, dashes } = lineStyles[mark.style];
			const dash = dashes ? ` stroke-dasharray="${dashes.join(' ')}"` : '';
			const path = toPath(mark.points, mark.closed);
			return `<path d="${path}" stroke="#fff" stroke-width="${round(width + 2 * halo)}"/><path d="${path}" stroke="#000" stroke-width="${width}"${dash}/>`;
		}
		case 'area':
			return `<path d="${toPath(mark.points, true)}" fill="${escapeXml(mark.colour)}"/>`;
		case 'words': {
			const middle = mark.from === 'middle' ? ' text-anchor="middle"' : '';
			const [x, y] = mark.at.map(round);
			return `<text x="${x}" y="${y}" font-size="${round(mark.size)}" fill="#000"${middle} stroke="#fff" stroke-width="${2 * halo}" paint-order="stroke">${escapeXml(mark.text)}</text>`;
		}
		case 'cloth': {
			const picture = pictures.get(mark.piece);
			if (!picture) return '';
			const { x, y, width, height } = mark.box;
			const clip = `cloth-${number}`;
			return `<clipPath id="${clip}"><path d="${toPath(mark.outline, true)}"/></clipPath><image clip-path="url(#${clip})" x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" preserveAspectRatio="none" href="${escapeXml(picture)}"/>`;
		}
	}
}

function toPath(points: readonly Point[], closed: boolean): string {
	const line = points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L');
	return `M${line}${closed ? 'Z' : ''}`;
}

/** Hundredths of a millimetre are finer than any printer. */
function round(value: number): number {
	return Math.round(value * 100) / 100 + 0;
}
