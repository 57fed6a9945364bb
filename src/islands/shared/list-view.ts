import tableRules from './list-view.css?inline';
import type { ListLayout } from './ViewSwitch.tsx';

/** A column of the table: which cell of an entry it shows and what it is called. */
export interface Column {
	cell: string;
	label: string;
}

/**
 * One entry of a list. Its cells and its anchor are in its list item or, in the table, in its row: so what is in a cell is
 * read from `cells`, and the anchor from `id`.
 */
export interface ListEntry {
	item: HTMLLIElement;
	/** Its anchor, if it has one. */
	id: string;
	/** Which of the parts of its list it is in, counted from 0. */
	shelf: number;
	cells: HTMLElement[];
	row?: HTMLTableRowElement;
}

/**
 * A list in the page that can be shown as a table. Nothing is written twice: the cells of the entries move from the
 * list into the rows of a real table, and back. A list may be in several parts, each in a `[data-shelf]` with its heading: they
 * have one table, and a part that shows nothing is hidden.
 */
export class ListView {
	/** All that are known, in their first order. */
	entries: readonly ListEntry[];
	/** Those that this page was built with. */
	readonly own: readonly ListEntry[];
	readonly #list: HTMLUListElement;
	readonly #columns: readonly Column[];
	/** It was on another page. */
	readonly #hasCome: boolean;
	#layout: ListLayout = 'list';
	#table: HTMLElement | undefined;

	/** Its parts: the list itself, or one list for each shelf. */
	readonly #shelves: readonly HTMLUListElement[];

	constructor(list: HTMLUListElement, columns: readonly Column[], shelves = [list]) {
		this.#list = list;
		this.#columns = columns;
		this.#shelves = shelves;
		this.entries = shelves.flatMap(findEntries);
		this.#hasCome = list.ownerDocument !== document;
		this.own = this.#hasCome ? [] : this.entries;
	}

	/** What names the list on every page of it. */
	get caption(): string {
		return this.#list.dataset.caption ?? '';
	}

	/** The part of the page that holds the list: its section or `<details>`, or the list itself. */
	get block(): Element {
		return this.#list.closest('main section, details') ?? this.#list;
	}

	/** Takes the entries of all pages of the list in their order, its own among them. They follow in list and table. */
	takeAll(entries: readonly ListEntry[]) {
		const layout = this.#layout;
		this.show('list');
		this.#table?.remove();
		this.#table = undefined;
		this.entries = entries;
		this.#place(entries);
		this.show(layout);
	}

	show(layout: ListLayout) {
		if (layout === this.#layout) return;
		if (layout === 'table') this.showTable();
		else this.showList();
	}

	showTable() {
		this.#layout = 'table';
		this.#table ??= this.#makeTable();
		for (const { row, cells } of this.entries) {
			for (const cell of cells) {
				row?.querySelector(`[data-column="${cell.dataset.cell}"]`)?.append(cell);
			}
		}
		this.#moveAnchors();
	}

	showList() {
		this.#layout = 'list';
		for (const { item, cells } of this.entries) item.prepend(...cells);
		this.#moveAnchors();
	}

	/**
	 * Puts the entries in the given order; those that are not named are hidden. A list from another page is hidden with
	 * its heading.
	 */
	arrange(shown: readonly ListEntry[]) {
		const visible = new Set(shown);
		const others = this.entries.filter((entry) => !visible.has(entry));
		if (this.#hasCome) this.block.toggleAttribute('hidden', shown.length === 0);
		const all = [...shown, ...others];
		this.#place(all);
		const rows = all.flatMap(({ row }) => row ?? []);
		putInOrder(rows[0]?.parentElement, rows);
		for (const entry of all)
			for (const element of [entry.item, entry.row])
				element?.toggleAttribute('hidden', !visible.has(entry));
		this.#uncover();
	}

	/** An item may be elsewhere in the page, among what a search has found. */
	#place(entries: readonly ListEntry[]) {
		for (const [shelf, list] of this.#shelves.entries())
			putInOrder(
				list,
				entries.filter((entry) => entry.shelf === shelf).map(({ item }) => item),
			);
	}

	/** The anchor of an entry follows it, so that a link to it still finds it. */
	#moveAnchors() {
		for (const { item, row } of this.entries) {
			const [leaving, coming] = this.#layout === 'list' ? [row, item] : [item, row];
			if (!leaving?.id || !coming) continue;
			coming.id = leaving.id;
			leaving.removeAttribute('id');
		}
		this.#uncover();
	}

	#uncover() {
		const isTable = this.#layout === 'table';
		if (this.#table) this.#table.hidden = !isTable;
		for (const list of this.#shelves) {
			const shelf = findShelf(list);
			const isEmpty = shelf && !list.querySelector(':scope > :not([hidden])');
			(shelf ?? list).hidden = isTable || Boolean(isEmpty);
		}
	}

	#makeTable(): HTMLElement {
		addTableRules();
		const wrap = document.createElement('div');
		const table = document.createElement('table');
		const { caption } = this;
		const { dblclick } = this.#list.dataset;
		if (dblclick) wrap.dataset.dblclick = dblclick;
		wrap.className = 'table-wrap';
		wrap.tabIndex = 0;
		wrap.setAttribute('role', 'group');
		wrap.ariaLabel = caption;
		table.className = 'data-table records';
		const heading = document.createElement(findShelf(this.#list) ? 'h2' : 'span');
		heading.append(caption);
		table.createCaption().append(heading);
		const head = table.createTHead().insertRow();
		for (const { label } of this.#columns) {
			const heading = document.createElement('th');
			heading.scope = 'col';
			heading.append(label);
			head.append(heading);
		}
		const body = table.createTBody();
		const order = this.#shelves.flatMap((list) => [...list.children]);
		for (const entry of [...this.entries].sort(
			(a, b) => order.indexOf(a.item) - order.indexOf(b.item),
		)) {
			entry.row = body.insertRow();
			entry.row.hidden = entry.item.hidden;
			for (const { cell, label } of this.#columns) {
				const place = entry.row.insertCell();
				place.dataset.column = cell;
				place.dataset.label = label;
			}
		}
		wrap.append(table);
		const last = this.#shelves.at(-1) ?? this.#list;
		(findShelf(last) ?? last).after(wrap);
		return wrap;
	}
}

/** The part of the page with a part of a list and its heading. */
function findShelf(list: HTMLElement): HTMLElement | null {
	return list.closest<HTMLElement>('[data-shelf]');
}

function findEntries(list: HTMLUListElement, shelf: number): ListEntry[] {
	return [...list.querySelectorAll<HTMLLIElement>(':scope > li')].map((item) => ({
		...{ item, id: item.id, shelf },
		cells: [...item.querySelectorAll<HTMLElement>(':scope > [data-cell]')],
	}));
}

/** What is in its place stays there: what is moved loses the focus. */
function putInOrder(parent: Element | null | undefined, elements: readonly Element[]) {
	let next = parent?.firstElementChild ?? null;
	for (const element of elements) {
		if (element === next) next = next.nextElementSibling;
		else parent?.insertBefore(element, next);
	}
}

/** All lists of a page that go by a name in `data-list`. */
export function findLists(
	name: string,
	columns: readonly Column[],
	page: Document = document,
): ListView[] {
	const lists = [...page.querySelectorAll<HTMLUListElement>(`ul[data-list="${name}"]`)];
	return [...Map.groupBy(lists, (list) => findShelf(list)?.parentElement ?? list).values()].flatMap(
		(shelves) => {
			const [list] = shelves;
			if (!list) return [];
			const view = known.get(list) ?? new ListView(list, columns, shelves);
			known.set(list, view);
			return view;
		},
	);
}

/** The code that answers the address and that of the controls act on the same list. */
const known = new WeakMap<HTMLUListElement, ListView>();

let added = false;

/** The page does not contain styles of a table that it may never show. */
function addTableRules() {
	if (added) return;
	added = true;
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(tableRules);
	document.adoptedStyleSheets.push(sheet);
}
