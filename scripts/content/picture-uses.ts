import { posix } from 'node:path';
import { type ProseNode, readAttributes } from '#cv/prose-node.ts';
import type { Blocks } from '#schemas/block.ts';
import { isProse, proseBlocks } from '#schemas/prose.ts';
import { type FieldPath, toFieldName, toPosition } from './mistake.ts';
import { parseProse, walkProse } from './prose-node.ts';
import { type Entry, readField, readTexts, startOfFile } from './source.ts';

/** A place of the content that names a picture. */
export interface PictureUse {
	entry: Entry;
	/** Path inside `src/assets`, as it is written. */
	file: string;
	place: { line: number; column: number };
	field?: string | undefined;
	role: PictureRole;
	/** The picture that this one must be as large as: the light cover, the state before. */
	twin?: string;
}

/** What a picture is for decides how large it has to be: see `checkPictureShapes`. */
type PictureRole = 'cover' | 'story' | 'markdown' | 'other';

/** Every place of an entry that names a picture of `src/assets`. */
export function listPictureUses(entry: Entry): PictureUse[] {
	return isProse(entry.collection) ? listInProse(entry) : listInRecord(entry);
}

function listInRecord(entry: Entry): PictureUse[] {
	const uses = (path: FieldPath, role: PictureRole) =>
		[...readTexts(readField(entry.value, path), path)].map(([path, file]) =>
			toUse(entry, path, file, role),
		);
	if (entry.collection === 'categories') {
		return uses(['picture'], 'other');
	}
	if (entry.collection !== 'projects') return uses(['picture'], 'other');
	const gallery = readField(entry.value, ['gallery']);
	return [
		...uses(['cover', 'picture'], 'cover'),
		...uses(['cover', 'dark'], 'cover').map((use) => withTwin(use, entry)),
		...(Array.isArray(gallery) ? gallery : []).flatMap((_, index) =>
			uses(['gallery', index, 'picture'], 'story'),
		),
	];
}

function toUse(entry: Entry, path: FieldPath, file: string, role: PictureRole): PictureUse {
	const place = toPosition(entry.text, entry.locateValue(path));
	return { entry, file, place, field: toFieldName(path), role };
}

/** The light cover in the same language, or the one for all languages. */
function withTwin(use: PictureUse, { value }: Entry): PictureUse {
	const light = readField(value, ['cover', 'picture']);
	const language = use.field?.split('.')[2] ?? 'en';
	const twin = typeof light === 'string' ? light : readField(light, [language]);
	return typeof twin === 'string' ? { ...use, twin } : use;
}

function listInProse(entry: Entry): PictureUse[] {
	const root = parseProse(entry.text);
	if (root instanceof Error || !isProse(entry.collection)) return [];
	const blocks: Blocks = proseBlocks[entry.collection];
	return [...walkProse(root)].flatMap(({ node }) => [
		...listInBlock(entry, blocks, node),
		...listInMarkdown(entry, node),
	]);
}

function listInBlock(entry: Entry, blocks: Blocks, node: ProseNode): PictureUse[] {
	const { attributes = {} } = blocks[node.name ?? ''] ?? {};
	const written = readAttributes(node);
	return Object.entries(attributes).flatMap(([name, { refersTo, sameSizeAs }]) => {
		const file = written[name];
		if (refersTo !== 'picture' || file === undefined) return [];
		const twin = sameSizeAs === undefined ? undefined : written[sameSizeAs];
		const place = toPlace(entry, node, `${name}="`);
		const role = entry.collection === 'case-studies' ? 'story' : 'other';
		return [{ entry, file, place, role, ...(twin !== undefined && { twin }) } as const];
	});
}

/** The parser does not report the position of an attribute. */
function toPlace({ text }: Entry, { position }: ProseNode, written: string) {
	const offset = text.indexOf(written, position?.start.offset);
	return offset === -1 ? (position?.start ?? startOfFile) : toPosition(text, offset);
}

/** Pictures of Markdown are named from their file; that they exist is checked with the text. */
function listInMarkdown(entry: Entry, { type, url = '', position }: ProseNode): PictureUse[] {
	if (type !== 'image') return [];
	const path = posix.join('src/content', posix.dirname(entry.file), url);
	if (!path.startsWith('src/assets/')) return [];
	const file = path.slice('src/assets/'.length);
	return [{ entry, file, place: position?.start ?? startOfFile, role: 'markdown' }];
}
