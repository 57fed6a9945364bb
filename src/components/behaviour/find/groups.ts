import type { FindMessages } from '#i18n/messages/find/index.ts';
import { fill } from '#i18n/messages.ts';
import type { Asked } from '#lib/find/finder.ts';
import type { EntryKind, FindEntry } from './entry.ts';
import { make } from './make.ts';
import { makeMotif } from './motif.ts';
import { makeOption } from './option.ts';

/** How many results of a kind are shown until the visitor shows all. */
const most = 5;

/** The results of one kind. */
interface Group {
	kind: EntryKind;
	entries: FindEntry[];
}

/** An option, and what it stands for: an entry, or a kind of which all are to be shown. */
export interface ListOption {
	option: HTMLElement;
	for: FindEntry | { all: EntryKind };
}

/** The results by kind; the kind of the best result comes first. */
export function toGroups(entries: readonly FindEntry[]): Group[] {
	return [...Map.groupBy(entries, ({ kind }) => kind)].map(([kind, all]) => ({
		kind,
		entries: all,
	}));
}

/** The elements of the groups, and the choices in them in order. */
export function makeGroups(
	groups: readonly Group[],
	{ asked, whole, t }: { asked: Asked; whole: ReadonlySet<EntryKind>; t: FindMessages },
): { elements: HTMLElement[]; choices: ListOption[] } {
	const choices: ListOption[] = [];
	const choose = (option: HTMLElement, chosen: ListOption['for']) => {
		choices.push({ option, for: chosen });
		return option;
	};
	const toId = () => `find-option-${choices.length}`;
	const elements = groups.map(({ kind, entries }) => {
		// A button for one more entry would take as much space as the entry.
		const isWhole = whole.has(kind) || entries.length <= most + 1;
		const shown = isWhole ? entries : entries.slice(0, most);
		const name = `find-group-${kind}`;
		const heading = make(
			'div',
			{ id: name, role: 'presentation', class: 'find-heading' },
			makeMotif(kind),
			t.groups[kind],
		);
		const group = make('div', { role: 'group', 'aria-labelledby': name }, heading);
		for (const entry of shown)
			group.append(choose(makeOption(entry, { asked, id: toId(), t }), entry));
		if (!isWhole) {
			const words = fill(t.all, { count: entries.length });
			const more = {
				role: 'option',
				id: toId(),
				class: 'find-option find-all',
				'aria-selected': 'false',
			};
			group.append(choose(make('div', more, words), { all: kind }));
		}
		return group;
	});
	return { elements, choices };
}
