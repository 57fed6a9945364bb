import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toFilePath } from '#lib/file-path.ts';
import { toPalette } from '#lib/look/palette.ts';
import { toFaviconSvg } from './icons.ts';
import { readPalette } from './read-look.ts';

/** A larger drawing costs more in the page than a request of its own. In characters. */
const largest = 1500;

/**
 * The icon of the window as a `data:` address, for a page whose largest paint is a picture: browsers request the file of an icon
 * as urgently as that picture, and share the line between them. A large icon of the author stays a file.
 */
export function toPageIcon(drawing = readIcon()): string {
	if (drawing === '' || drawing.length > largest) return toFilePath('/favicon.svg');
	const text = drawing.includes("'") ? drawing : drawing.replaceAll('"', "'");
	return `data:image/svg+xml,${text.replace(/[%#<>"]/g, (letter) => encodeURIComponent(letter))}`;
}

/** The file of `public`, or nothing; the icon of the house in the colours of the author, as the build draws it. */
function readIcon(): string {
	const file = join(process.cwd(), 'public/favicon.svg');
	const text = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
	const isOfHouse = text === toFaviconSvg(toPalette().icon);
	return isOfHouse ? toFaviconSvg(readPalette().icon) : text;
}
