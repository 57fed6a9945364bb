import type { CollectionName } from '#schemas/collections.ts';
import { proseBlocks } from '#schemas/prose.ts';

/** The blocks that a prose file may hold, as they are written: `<Milestone year="2021">Text.</Milestone>`. */
export function listBlockExamples(name: CollectionName): string[] {
	if (name !== 'home' && name !== 'about') return [];
	return Object.entries(proseBlocks[name]).map(([block, attributes]) => {
		const said = Object.entries<{ example: string }>(attributes).map(
			([attribute, { example }]) => ` ${attribute}="${example}"`,
		);
		return `<${block}${said.join('')}>Text.</${block}>`;
	});
}
