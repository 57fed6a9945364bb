import { toFilePath } from '#lib/file-path.ts';

/** All letters of the three languages as TrueType, for canvases and PDF files. */
const file = '/fonts/onest-600.ttf';

/** Name of the font on canvases: the page's own has only the letters of its language. */
export const drawnFont = 'Onest Drawn';

let loading: Promise<ArrayBuffer> | undefined;

/** The font as a TrueType file; a call after a failure tries again. */
export function loadFontFile(): Promise<ArrayBuffer> {
	loading ??= fetch(toFilePath(file)).then((answer) => {
		if (!answer.ok) throw new Error(`The font came with status ${answer.status}.`);
		return answer.arrayBuffer();
	});
	loading.catch(() => {
		loading = undefined;
	});
	return loading;
}

let added: Promise<void> | undefined;

/** Loads the font for canvases. Throws if it cannot be loaded. */
export function addDrawnFont(): Promise<void> {
	added ??= loadFontFile().then(async (font) => {
		document.fonts.add(await new FontFace(drawnFont, font, { weight: '600' }).load());
	});
	added.catch(() => {
		added = undefined;
	});
	return added;
}
