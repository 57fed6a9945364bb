import { matchesGlob } from 'node:path';
import { type Collection, type CollectionName, collections } from '#schemas/collections.ts';

/** The table of collections, one after another. */
export const allCollections = Object.entries(collections) as [CollectionName, Collection][];

/** The collection that a file belongs to by its folder and name. */
export function findCollection(file: string): CollectionName | undefined {
	return allCollections.find(([, { folder, pattern }]) =>
		matchesGlob(file, `${folder}/${pattern}`),
	)?.[0];
}
