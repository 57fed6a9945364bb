import type { CoutureMessages } from '#i18n/messages/couture/index.ts';
import { GlyphButton } from '#islands/shared/stage/GlyphButton.tsx';
import { mostPrints, movePrint, type Print } from '#tools/couture/print.ts';
import { changePrint, duplicatePrint, reorderPrint } from '#tools/couture/prints.ts';
import type { GarmentSettings } from '#tools/couture/settings.ts';

interface Props {
	prints: readonly Print[];
	/** Index of the selected print. */
	inHand: number;
	/** `next` is the index of the print that is selected afterwards. */
	onChange: (
		tag: string,
		change: (settings: GarmentSettings) => GarmentSettings,
		next?: number,
	) => void;
	t: Pick<CoutureMessages, 'printing'>;
}

/** What is done to the selected print at once. */
export function PrintTools({ prints, inHand, onChange, t: { printing: t } }: Props) {
	const print = prints[inHand];
	if (!print) return null;
	const change = (tag: string, changes: Partial<Print>) =>
		onChange(tag, (before) => changePrint(before, inHand, (each) => movePrint(each, changes)));
	const reorder = (way: 1 | -1) =>
		onChange('order', (before) => reorderPrint(before, inHand, way), inHand + way);
	return (
		// biome-ignore lint/a11y/useSemanticElements: buttons need no legend.
		<div role="group" aria-label={t.tools} className="couture-print-tools">
			<GlyphButton
				glyph="copy"
				label={t.duplicate}
				disabled={prints.length >= mostPrints}
				onPress={() =>
					onChange('duplicate', (before) => duplicatePrint(before, inHand), inHand + 1)
				}
			/>
			<GlyphButton
				glyph="mirror"
				label={t.mirror}
				pressed={print.mirror}
				onPress={() => change('mirror', { mirror: !print.mirror })}
			/>
			<GlyphButton
				glyph="middle"
				label={t.middle}
				disabled={print.positionX === 0}
				onPress={() => change('middle', { positionX: 0 })}
			/>
			<GlyphButton
				glyph="over"
				label={t.over}
				disabled={inHand === prints.length - 1}
				onPress={() => reorder(1)}
			/>
			<GlyphButton
				glyph="under"
				label={t.under}
				disabled={inHand === 0}
				onPress={() => reorder(-1)}
			/>
			<GlyphButton
				glyph="lock"
				label={t.lock}
				pressed={print.locked}
				onPress={() => change('lock', { locked: !print.locked })}
			/>
		</div>
	);
}
