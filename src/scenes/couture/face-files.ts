import caveatCyrillic from '@fontsource-variable/caveat/files/caveat-cyrillic-wght-normal.woff2?url';
import caveatLatin from '@fontsource-variable/caveat/files/caveat-latin-wght-normal.woff2?url';
import monoCyrillic from '@fontsource-variable/martian-mono/files/martian-mono-cyrillic-wght-normal.woff2?url';
import monoLatin from '@fontsource-variable/martian-mono/files/martian-mono-latin-wght-normal.woff2?url';
import onestCyrillic from '@fontsource-variable/onest/files/onest-cyrillic-wght-normal.woff2?url';
import onestLatin from '@fontsource-variable/onest/files/onest-latin-wght-normal.woff2?url';
import oswaldCyrillic from '@fontsource-variable/oswald/files/oswald-cyrillic-wght-normal.woff2?url';
import oswaldLatin from '@fontsource-variable/oswald/files/oswald-latin-wght-normal.woff2?url';
import playfairCyrillic from '@fontsource-variable/playfair-display/files/playfair-display-cyrillic-wght-normal.woff2?url';
import playfairLatin from '@fontsource-variable/playfair-display/files/playfair-display-latin-wght-normal.woff2?url';
import unboundedCyrillic from '@fontsource-variable/unbounded/files/unbounded-cyrillic-wght-normal.woff2?url';
import unboundedLatin from '@fontsource-variable/unbounded/files/unbounded-latin-wght-normal.woff2?url';
import { addDrawnFont, drawnFont } from '#scenes/exports/drawn-font.ts';
import { type FaceName, type Lettering, plainLettering } from '#tools/couture/faces.ts';

interface Face {
	latin: string;
	cyrillic: string;
	/** The lightest and the heaviest weight in the files. */
	weight: string;
}

const faces: Readonly<Record<FaceName, Face>> = {
	onest: { latin: onestLatin, cyrillic: onestCyrillic, weight: '100 900' },
	unbounded: { latin: unboundedLatin, cyrillic: unboundedCyrillic, weight: '200 900' },
	oswald: { latin: oswaldLatin, cyrillic: oswaldCyrillic, weight: '200 700' },
	playfair: { latin: playfairLatin, cyrillic: playfairCyrillic, weight: '400 900' },
	mono: { latin: monoLatin, cyrillic: monoCyrillic, weight: '100 800' },
	caveat: { latin: caveatLatin, cyrillic: caveatCyrillic, weight: '400 700' },
};

/** What the second file of each font has: Cyrillic. */
const cyrillicRange = 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116';

/** Name of a font on canvases. The plain one is that of the exports, too. */
export function toFamily({ face, weight }: Pick<Lettering, 'face' | 'weight'>): string {
	const plain = face === plainLettering.face && weight === plainLettering.weight;
	return plain ? drawnFont : `Cloth ${face}`;
}

const added = new Map<string, Promise<void>>();

/** Loads the font of a text for canvases. Throws if it cannot be loaded; a call after a failure tries again. */
export function addFace(lettering: Pick<Lettering, 'face' | 'weight'>): Promise<void> {
	const family = toFamily(lettering);
	if (family === drawnFont) return addDrawnFont();
	const loading = added.get(family) ?? load(family, faces[lettering.face]);
	added.set(family, loading);
	loading.catch(() => added.delete(family));
	return loading;
}

async function load(family: string, { latin, cyrillic, weight }: Face): Promise<void> {
	const files = [
		[latin, undefined],
		[cyrillic, cyrillicRange],
	] as const;
	await Promise.all(
		files.map(async ([url, unicodeRange]) => {
			const answer = await fetch(url);
			if (!answer.ok) throw new Error(`The font came with status ${answer.status}.`);
			const face = new FontFace(family, await answer.arrayBuffer(), {
				weight,
				...(unicodeRange && { unicodeRange }),
			});
			document.fonts.add(await face.load());
		}),
	);
}
