import type { HastPluginDefinition } from 'satteri';
import { markRightward } from '#lib/isolate.ts';

/** Marks in prose what runs from left to right in a text from right to left, as in other texts of the content. */
export const rightwardProse: HastPluginDefinition = {
	name: 'rightward-prose',
	text: ({ value }) => ({ type: 'text', value: markRightward(value) }),
};
