import type { CoutureMessages } from '#i18n/messages/couture/index.ts';
import { $arrangement } from '#tools/couture/store.ts';

/** What the garment on the stage, or the composition of all, is called. */
export function nameStage({ description }: Pick<CoutureMessages, 'description'>): string {
	const arrangement = $arrangement.get();
	return arrangement.type === 'single'
		? description.garments[arrangement.model]
		: description[arrangement.type];
}
