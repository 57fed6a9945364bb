import type { CollectionName } from '#schemas/collections.ts';
import folders from './picture-folders.json' with { type: 'json' };

/** The folder of `src/assets` for new pictures of a collection; not all have any. */
export const pictureFolders: Readonly<Record<CollectionName, string>> = folders;
