import type { Plugin } from 'vite';
import { cutTextFaces } from '#build/fonts/own-text-faces.ts';
import type { FontFile, TextFaces } from '#build/fonts/text-faces.ts';
import { readLook } from './read-look.ts';

const houseFaces = /\/src\/build\/fonts\/text-faces\.ts$/;

/** Replaces the text font of the house by the one that the author has chosen: its files become files of the site. */
export function lookFonts(): Plugin {
	return {
		name: 'look-fonts',
		enforce: 'pre',
		load: {
			filter: { id: houseFaces },
			async handler() {
				const { textFont } = readLook();
				return textFont === undefined ? undefined : toModule(await cutTextFaces(textFont));
			},
		},
	};
}

/** A module that imports the files, so that the build copies them and gives them addresses. */
function toModule(faces: TextFaces): string {
	const lists = Object.values(faces.files).flatMap(({ first, rest }) => [...first, ...rest]);
	const paths = [...new Set([...lists, ...faces.whole].map(({ url }) => url))];
	const imports = paths.map(
		(path, index) => `import file${index} from ${JSON.stringify(`${path}?url`)};`,
	);
	const files = Object.entries(faces.files).map(
		([locale, { first, rest }]) =>
			`${JSON.stringify(locale)}:{first:[${first.map(toCode)}],rest:[${rest.map(toCode)}]}`,
	);
	return `${imports.join('\n')}
export const textFaces = {...${JSON.stringify({ ...faces, files: {}, whole: [] })},files:{${files}},whole:[${faces.whole.map(toCode)}]};`;

	function toCode({ url, ...rest }: FontFile): string {
		return `{...${JSON.stringify(rest)},url:file${paths.indexOf(url)}}`;
	}
}
