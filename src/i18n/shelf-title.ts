import type { WithCustomer } from '#lib/customers.ts';
import type { Locale } from './locales.ts';
import { projects as messages } from './messages/projects/index.ts';

/** The heading of a part of the list of projects: it names no kind of work that is not in it. */
export function toShelfTitle(locale: Locale, shelf: readonly WithCustomer[]): string {
	const { kinds, shelves } = messages[locale];
	const [kind, ...others] = new Set(shelf.map((project) => project.for));
	if (kind && others.length === 0) return kind === 'own' ? shelves.own : kinds[kind];
	return shelf.some((project) => project.for === 'own') ? shelves.ownAndOthers : shelves.rest;
}
