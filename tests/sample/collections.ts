import { readTexts } from '../../scripts/content/tree.ts';
import { toCollections } from '../fixtures/content/collections.ts';

/** The sample in place of `astro:content`. */
export const { getCollection, getEntry } = toCollections(() => readTexts('src/content'));
