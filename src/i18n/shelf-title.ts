import { customers, type WithCustomer } from '#lib/customers.ts';
import type { Locale } from './locales.ts';
import { projects as messages } from './messages/projects/index.ts';
import { fill } from './messages.ts';

/** The heading of a part of the list of projects: it names no kind of work that is not in it. */
export function toShelfTitle(locale: Locale, shelf: readonly WithCustomer[]): string {
	const { kinds, shelves } = messages[locale];
	const [first = 'own', ...others] = customers.filter((kind) =>
		shelf.some((project) => project.for === kind),
	);
	if (first === 'own') return shelf.every((project) => project.for) ? shelves.own : shelves.rest;
	return others.length > 0 ? fill(shelves.andOthers, { kind: kinds[first] }) : kinds[first];
}
