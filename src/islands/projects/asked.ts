import { readAddress, writeAddress } from '#islands/shared/list-address.ts';
import type { Order } from '#islands/shared/OrderSwitch.tsx';
import type { ListLayout } from '#islands/shared/ViewSwitch.tsx';
import type { Customer } from '#lib/customers.ts';

/** What the visitor wants to see of the projects. */
export interface Asked {
	/** The phrase, as it is typed. */
	q: string;
	view: ListLayout;
	order: Order;
	kind: Customer | 'all';
}

/** What the page is built with, which needs no address of its own. */
export const unasked: Asked = { q: '', view: 'list', order: 'newest', kind: 'all' };

/** What the address asks. A kind that is not among those of the projects is passed over. */
export function readAsked(kinds: readonly Customer[]): Asked {
	return {
		q: readAddress('q'),
		view: readAddress('view') === 'table' ? 'table' : 'list',
		order: readAddress('order') === 'oldest' ? 'oldest' : 'newest',
		kind: kinds.find((kind) => kind === readAddress('kind')) ?? 'all',
	};
}

export function writeAsked(asked: Asked) {
	for (const key of ['q', 'view', 'order', 'kind'] as const)
		writeAddress(key, asked[key] === unasked[key] ? '' : asked[key].trim());
}

/** Words or a kind: what is shown is an answer. */
export function isQuestion({ q, kind }: Asked): boolean {
	return q.trim() !== '' || kind !== 'all';
}

/** It takes the projects of all pages. */
export function asksAll(asked: Asked): boolean {
	return isQuestion(asked) || asked.view === 'table' || asked.order === 'oldest';
}
