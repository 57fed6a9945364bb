import { type CollectionEntry, getCollection } from 'astro:content';
import { readEdition, toEdition } from '#build/edition/edition.ts';
import type { CollectionName } from '#schemas/collections.ts';

/**
 * The entries of a collection as this edition shows them. Every query reads through this file, so
 * that nothing private can get past it.
 */
export async function getEntries<Name extends CollectionName>(
	name: Name,
	filter: (entry: Shown<Name>) => boolean = () => true,
): Promise<Shown<Name>[]> {
	const entries = await (import.meta.env.PROD ? readOnce(name) : read(name));
	return entries.filter(filter);
}

/** A build reads what does not change while it runs; without this each page would read all of it again. */
const readBefore: { [Name in CollectionName]?: Promise<Shown<Name>[]> } = {};

function readOnce<Name extends CollectionName>(name: Name): Promise<Shown<Name>[]> {
	const kept: Promise<Shown<Name>[]> | undefined = readBefore[name];
	if (kept) return kept;
	const entries = read(name);
	Object.assign(readBefore, { [name]: entries });
	return entries;
}

async function read<Name extends CollectionName>(name: Name): Promise<Shown<Name>[]> {
	return (await getCollection(name)).flatMap(toShown<Name>);
}

/** The one entry with an id, if there is one and this edition shows it. */
export async function getOne<Name extends CollectionName>(
	name: Name,
	id: string,
): Promise<Shown<Name> | undefined> {
	const [entry] = await getEntries(name, (each) => each.id === id);
	return entry;
}

function toShown<Name extends CollectionName>({ id, data }: CollectionEntry<Name>): Shown<Name>[] {
	const shown = toEdition(data, readEdition());
	return shown === undefined ? [] : [{ id, data: shown }];
}

export interface Shown<Name extends CollectionName> {
	id: string;
	data: CollectionEntry<Name>['data'];
}
