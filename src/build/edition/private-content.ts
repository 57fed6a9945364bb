import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What the content keeps for the private edition. */
export interface PrivateContent {
	texts: PrivateText[];
	/** Files that only private records name or own, as paths in the project: "public/projects/bank/tour.mp4". */
	files: string[];
	/** The texts of all other records and of prose, as they are written, and the ids of their files. */
	publicText: string;
}

export interface PrivateText {
	/** Path in the project. */
	file: string;
	/** The field of a record, "references[0].name.en"; "text" in prose. */
	field: string;
	text: string;
}

/**
 * Reads `src/content` as it is written, without schemas, so that a mistake in them hides nothing. A file that public
 * content names is public, even in the folder of a private entry.
 */
export function readPrivateContent(root: string): PrivateContent {
	const content = join(root, 'src/content');
	const paths = globSync('**/*.{json,mdx}', { cwd: content }).map((path) =>
		path.replaceAll('\\', '/'),
	);
	const read = (path: string) => readFileSync(join(content, path), 'utf8');
	const records = paths
		.filter((path) => path.endsWith('.json'))
		.map((path) => ({ path, value: JSON.parse(read(path)) as unknown }));
	const hidden = new Set(
		records.filter(({ value }) => readMark(value) === true).map(({ path }) => toId(path)),
	);
	const found = [
		...records.flatMap(({ path, value }) =>
			[...findTexts(value)].map((text) => ({ ...text, path })),
		),
		...paths
			.filter((path) => path.endsWith('.mdx'))
			.flatMap((path) => {
				const isHidden = hidden.has(toProject(path));
				const texts = isHidden ? read(path).split('\n').map(toLongestPiece) : [read(path)];
				return texts.map((text) => ({ path, field: 'text', text, isHidden }));
			}),
	];
	const publicIds = paths.map(toId).filter((id) => !hidden.has(toProject(id)));
	const publicTexts = found.flatMap(({ isHidden, text }) => (isHidden ? [] : [text]));
	const publicText = [...publicIds, ...publicTexts].join('\n');
	const texts = found.filter(({ isHidden }) => isHidden);
	const owners = records.filter(({ value }) => hides(readMark(value), 'picture'));
	const files = [
		...texts.flatMap(({ text }) => toPaths(text)),
		...owners.flatMap(({ path }) => toOwnPaths(toId(path))),
	];
	const privateFiles = files
		.flatMap((path) => listFilesAt(root, path))
		.filter((path) => !publicText.includes(path.replace(/^(public|src\/assets)\//, '')));
	return {
		texts: texts
			.filter(({ text }) => !toPaths(text).some((path) => existsSync(join(root, path))))
			.map(({ path, field, text }) => ({ file: `src/content/${path}`, field, text })),
		files: [...new Set(privateFiles)].sort(),
		publicText,
	};
}

function* findTexts(value: unknown, field = '', isHidden = false): Generator<FoundText> {
	if (typeof value === 'string') yield { field, text: value, isHidden };
	if (typeof value !== 'object' || value === null) return;
	const mark = readMark(value);
	for (const [key, item] of Object.entries(value)) {
		if (key === 'private' || key === '$schema' || key === 'tags') continue;
		const name = Array.isArray(value) ? `${field}[${key}]` : field === '' ? key : `${field}.${key}`;
		yield* findTexts(item, name, isHidden || hides(mark, key));
	}
}

function readMark(value: unknown): unknown {
	return typeof value === 'object' && value !== null && 'private' in value ? value.private : false;
}

function hides(mark: unknown, field: string): boolean {
	return mark === true || (Array.isArray(mark) && mark.includes(field));
}

/** @example toId('projects/bank.json') // 'projects/bank' */
function toId(path: string): string {
	return path.replace(/\.(json|mdx)$/, '');
}

/** @example toProject('case-studies/bank/en.mdx') // 'projects/bank' */
function toProject(path: string): string {
	return path.replace(/^case-studies\/([^/]+)\/.*$/, 'projects/$1');
}

/** Pages interrupt a line where it has markup. Short pieces may be anywhere. */
function toLongestPiece(line: string): string {
	const [longest = ''] = line.split(/[*_`<>[\](){}|]+/).sort((a, b) => b.length - a.length);
	const piece = longest.replace(/^[\s#-]+|\s+$/g, '');
	return piece.length < 40 ? '' : piece;
}

function toPaths(text: string): string[] {
	if (!/^\/?[\w./-]+\.\w+$/.test(text)) return [];
	const path = text.replace(/^\//, '');
	return [`public/${path}`, `src/assets/${path}`];
}

/** Where an entry has files of its own, whether it names them or not. */
function toOwnPaths(id: string): string[] {
	const [collection, ...rest] = id.split('/');
	const name = rest.join('-');
	if (collection === 'projects') return [`public/${id}`, `src/assets/${id}`];
	if (collection === 'iq') return ['public/assets/iq', 'src/assets/iq'];
	const picture = collection === 'languages' ? `language-${name}` : name;
	return [`src/assets/documents/${picture}.webp`];
}

function listFilesAt(root: string, path: string): string[] {
	const found = statSync(join(root, path), { throwIfNoEntry: false });
	if (found?.isFile()) return [path];
	if (!found?.isDirectory()) return [];
	return readdirSync(join(root, path)).flatMap((name) => listFilesAt(root, `${path}/${name}`));
}

interface FoundText {
	field: string;
	text: string;
	isHidden: boolean;
}
