import { globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';

/** What the content keeps for the private edition. */
export interface PrivateContent {
	texts: PrivateText[];
	/** Files that only private records name or own, as paths in the project: "public/projects/bank/tour.mp4". */
	files: string[];
	/** The texts of all other records and of prose, as they are written, and the ids of their files. */
	publicTexts: string[];
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
	const prose = paths
		.filter((path) => path.endsWith('.mdx'))
		.map((path) => ({ path, text: read(path), isHidden: hidden.has(toProject(path)) }));
	const found = [
		...records.flatMap(({ path, value }) =>
			[...findTexts(value)].map((text) => ({ ...text, path })),
		),
		...prose.flatMap((each) => {
			const texts = each.isHidden ? each.text.split('\n').map(toLongestPiece) : [each.text];
			return texts.map((text) => ({ ...each, field: 'text', text }));
		}),
	];
	const isPublicId = (id: string) => !hidden.has(toProject(id));
	const publicTexts = found.flatMap(({ isHidden, text }) => (isHidden ? [] : [text]));
	const texts = found.filter(({ isHidden }) => isHidden);
	const owners = records.filter(({ value }) => hides(readMark(value), 'picture'));
	const others = records.filter((record) => !owners.includes(record));
	const address = readAddress(records.find(({ path }) => path === 'site/site.json')?.value);
	// Not asked of the disk one by one: a text may be no possible name of a file.
	const present = new Set(['public', 'src/assets'].flatMap((folder) => listFilesAt(root, folder)));
	const named = (text: string) => toPaths(text, address).filter((path) => present.has(path));
	const ownPaths = (own: typeof records) => own.flatMap(({ path }) => toOwnPaths(toId(path)));
	const publicFiles = new Set([
		...publicTexts.flatMap(named),
		...ownPaths(others).filter((path) => path.endsWith('.webp')),
	]);
	const files = [
		...prose.filter(({ isHidden }) => isHidden).flatMap(({ text }) => named(text)),
		...texts.flatMap(({ text }) => named(text)),
		...ownPaths(owners),
	]
		.flatMap((path) => listFilesAt(root, path))
		.filter((path) => !publicFiles.has(path));
	return {
		texts: texts
			.filter(({ text }) => text.includes(' ') || named(text).length === 0)
			.map(({ path, field, text }) => ({ file: `src/content/${path}`, field, text })),
		files: [...new Set(files)].sort(),
		publicTexts: [...paths.map(toId).filter(isPublicId), ...publicTexts],
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

/** The files that a text may name, alone or among words: in an attribute, in a link, as an address of this site. */
function toPaths(text: string, address: string): string[] {
	const quoted = [...text.matchAll(/["(]([^"()\n]+)/g)].map(([, piece = '']) => piece);
	return [text, ...quoted, ...text.split(/[\s"'()<>]+/)]
		.map((piece) => piece.replace(/[.,;:!]+$/, ''))
		.filter((piece) => /\.\w+(?:[?#]|$)/.test(piece))
		.flatMap((piece) => {
			const own = piece.startsWith(address) ? piece.slice(address.length) : piece;
			const path = decode(own.replace(/[?#].*$/s, ''));
			// Not what is outside: a private file is deleted from the built site.
			return ['public', 'src/assets'].flatMap((folder) => {
				const file = posix.normalize(`${folder}/${path}`);
				return file.startsWith(`${folder}/`) ? [file] : [];
			});
		});
}

/** Also "100%.txt", which is not encoded. */
function decode(path: string): string {
	try {
		return decodeURIComponent(path);
	} catch {
		return path;
	}
}

/** Empty if the site has none. */
function readAddress(site: unknown): string {
	const isWritten = typeof site === 'object' && site !== null && 'address' in site;
	return isWritten ? String(site.address) : '';
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
