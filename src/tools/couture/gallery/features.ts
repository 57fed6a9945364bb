import { listShown } from '#tools/couture/arrangement.ts';
import { type DescriptionWords, listFeatures } from '#tools/couture/description.ts';
import { decodeDesign } from '#tools/couture/design.ts';

/** One feature of a design, in words; `shared` if the other design has it too. */
export interface Feature {
	words: string;
	shared: boolean;
}

/** What two kept designs are and have, beside each other. */
export function compareFeatures(
	words: DescriptionWords,
	one: string,
	other: string,
): [Feature[], Feature[]] {
	const lists = [list(words, one), list(words, other)] as const;
	const mark = (own: readonly string[], others: readonly string[]) =>
		own.map((feature) => ({ words: feature, shared: others.includes(feature) }));
	return [mark(lists[0], lists[1]), mark(lists[1], lists[0])];
}

function list(words: DescriptionWords, text: string): string[] {
	const design = decodeDesign(text);
	if (!design) return [];
	const { arrangement, wardrobe } = design;
	if (arrangement.type === 'single')
		return listFeatures(words, arrangement.model, wardrobe[arrangement.model]);
	return [
		words[arrangement.type],
		...listShown(arrangement).map((key) => listFeatures(words, key, wardrobe[key]).join(', ')),
	];
}
