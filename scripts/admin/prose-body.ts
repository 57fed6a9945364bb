import type { Field } from '@sveltia/cms';
import type { CollectionName } from '#schemas/collections.ts';
import { listBlockExamples } from '../content/docs/block-examples.ts';
import { toMarkdown } from './fields.ts';

/** Prose is edited as it is written: another editor would rewrite its blocks. */
export function toBody(name: CollectionName): Field {
	return {
		name: 'body',
		label: 'Text',
		widget: 'text',
		use_emoji_autocomplete: false,
		hint: toMarkdown(
			`Markdown. It may contain these blocks: ${listBlockExamples(name).join(', ')}.`,
		),
	};
}
