import { markdownToMdast } from 'satteri';
import type { Locale } from '#i18n/locales.ts';
import { common } from '#i18n/messages/common/index.ts';
import { education } from '#i18n/messages/education/index.ts';
import { toText } from '../unit/cv/forms/mdast-text.ts';
import type { Entity } from './entity.ts';

const underlines = [/^=+$/, /^-+$/, /^\.+$/];

/** The entities of the whole CV in Markdown, found by a parser of CommonMark. */
export function readMarkdown(markdown: string, locale: Locale): Entity[] {
	const tree = markdownToMdast(markdown);
	const nodes = 'children' in tree ? tree.children : [];
	const pieces = nodes.map((node): Piece => {
		if (node.type === 'heading') return { level: node.depth, lines: [toText(node)] };
		if (node.type === 'list') return { level: 'list', lines: node.children.map(toText) };
		return { level: 'text', lines: [toText(node)] };
	});
	return readPieces(pieces, locale);
}

/** The entities of the whole CV as plain text, by the underlines and dashes it is written with. */
export function readPlainText(text: string, locale: Locale): Entity[] {
	const pieces = text
		.trim()
		.split('\n\n')
		.map((part): Piece => {
			const lines = part.split('\n');
			const [first = '', second = ''] = lines;
			const level = underlines.findIndex((underline) => underline.test(second)) + 1;
			if (level > 0) return { level, lines: [first] };
			const items = lines.map((line) =>
				line.replace(/^– /, '').replace(/ \((https?|mailto):.*\)$/, ''),
			);
			return first.startsWith('– ') ? { level: 'list', lines: items } : { level: 'text', lines };
		});
	return readPieces(pieces, locale);
}

interface Piece {
	level: number | 'list' | 'text';
	lines: string[];
}

function readPieces(pieces: readonly Piece[], locale: Locale): Entity[] {
	const t = common[locale];
	const kinds: Record<string, Entity['kind']> = {
		[t.experience]: 'job',
		[t.projects]: 'project',
		[t.education]: 'school',
		[education[locale].languages]: 'language',
	};
	const entities: Entity[] = [];
	let section = '';
	let open: Entity | undefined;
	for (const { level, lines } of pieces) {
		const [first = ''] = lines;
		if (level === 2) [section, open] = [first, undefined];
		else if (level === 3) {
			const kind = kinds[section];
			open = kind && { kind, title: first, facts: '' };
			if (open) entities.push(open);
		} else if (level === 'list' && section !== '')
			entities.push(...readList(lines, section === t.skills, open));
		else if (open?.kind === 'language' && open.facts === '') open.facts = first;
	}
	return entities;
}

/** The first list under a heading has its facts; the others are skills, documents, duties or links. */
function readList(lines: readonly string[], skills: boolean, open: Entity | undefined): Entity[] {
	if (skills) return lines.map((line) => toEntity('skill', line, ': '));
	if (open && open.facts === '') {
		open.facts = lines.slice(0, 2).join(' · ');
		return [];
	}
	if (open?.kind === 'job' || open?.kind === 'project') return [];
	return lines.map((line) => toEntity('document', line, ' · '));
}

function toEntity(kind: Entity['kind'], line: string, separator: string): Entity {
	const [title = '', ...facts] = line.split(separator);
	return { kind, title, facts: facts.join(separator) };
}
