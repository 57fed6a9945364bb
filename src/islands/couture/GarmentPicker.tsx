import type { CoutureWords } from '#i18n/messages/couture/index.ts';
import { useSaved } from '#islands/shared/use-saved.ts';
import { firstArrangement } from '#tools/couture/arrangement.ts';
import { garmentKeys } from '#tools/couture/garments.ts';
import { $arrangement, showArrangement } from '#tools/couture/store.ts';
import { Silhouette } from './Silhouette.tsx';

/** Which garment, or which composition of all, is on the stage. */
export function GarmentPicker({ t }: { t: CoutureWords }) {
	const arrangement = useSaved($arrangement, firstArrangement);
	const names = t.description.garments;
	return (
		<div className="stage-group">
			{/* biome-ignore lint/a11y/useSemanticElements: toggle buttons need no legend. */}
			<div role="group" aria-label={t.garment} className="couture-garments">
				{garmentKeys.map((key) => (
					<button
						key={key}
						type="button"
						aria-pressed={arrangement.type === 'single' && arrangement.model === key}
						onClick={() => showArrangement({ type: 'single', model: key })}
					>
						<Silhouette of={key} />
						<span>{names[key]}</span>
					</button>
				))}
			</div>
			{/* biome-ignore lint/a11y/useSemanticElements: toggle buttons need no legend. */}
			<div role="group" aria-label={t.composition} className="couture-chips">
				{(['row', 'grid'] as const).map((name) => (
					<button
						key={name}
						type="button"
						className="couture-chip pick"
						aria-pressed={arrangement.type === name}
						aria-label={name === 'row' ? t.rowName : t.gridName}
						onClick={() => showArrangement({ type: name })}
					>
						{t[name]}
					</button>
				))}
			</div>
		</div>
	);
}
