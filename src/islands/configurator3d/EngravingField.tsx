import { useId, useRef } from 'react';
import type { Configurator3dMessages } from '#i18n/messages/configurator3d/index.ts';
import { cleanEngraving, type Design, longestEngraving } from '#tools/configurator3d/design.ts';
import { changeDesign } from '#tools/configurator3d/store.ts';

interface Props {
	design: Design;
	t: Pick<Configurator3dMessages, 'engraving' | 'engravingHint'>;
}

/** The words on the goblets. */
export function EngravingField({ design, t }: Props) {
	const hint = useId();
	/** What is typed in one visit of the field is one step. */
	const visit = useRef(0);

	return (
		<div className="stage-group">
			<label className="stage-group">
				<span className="stage-label">{t.engraving}</span>
				<input
					type="text"
					className="goblet-engraving"
					value={design.engraving}
					maxLength={longestEngraving}
					autoComplete="off"
					aria-describedby={hint}
					onFocus={() => {
						visit.current += 1;
					}}
					onChange={(event) =>
						changeDesign(
							{ ...design, engraving: cleanEngraving(event.currentTarget.value) },
							`engraving ${visit.current}`,
						)
					}
				/>
			</label>
			<p id={hint} className="quiet goblet-hint">
				{t.engravingHint}
			</p>
		</div>
	);
}
