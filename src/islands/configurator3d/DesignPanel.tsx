import { useStore } from '@nanostores/react';
import type { Configurator3dMessages } from '#i18n/messages/configurator3d/index.ts';
import type { UploadMessages } from '#i18n/messages/uploads/index.ts';
import { GlyphButton } from '#islands/shared/stage/GlyphButton.tsx';
import { UploadButton } from '#islands/shared/stage/UploadButton.tsx';
import { startHistory } from '#lib/history.ts';
import {
	type Design,
	newDesign,
	pickSurface,
	presets,
	setMix,
} from '#tools/configurator3d/design.ts';
import { pictures } from '#tools/configurator3d/pictures.ts';
import { $history, changeDesign, redoDesign, undoDesign } from '#tools/configurator3d/store.ts';
import { ColourRow } from './ColourRow.tsx';
import { LinkButton } from './LinkButton.tsx';

interface Props {
	design: Design;
	swatches: readonly [string, string];
	t: Omit<Configurator3dMessages, 'notes' | 'still'>;
	uploads: UploadMessages;
}

const noHistory = startHistory(newDesign);

/** Everything that changes the design. */
export function DesignPanel({ design, swatches, t, uploads }: Props) {
	const { past, future } = useStore($history, { ssr: () => noHistory });
	const { surface } = design;

	return (
		<>
			<ColourRow design={design} t={t} />
			<fieldset className="stage-group stage-plain">
				<legend className="stage-label">{t.texture}</legend>
				<div className="stage-swatches">
					{presets.map((preset) => (
						<button
							key={preset}
							type="button"
							aria-label={t.textures[preset]}
							title={t.textures[preset]}
							aria-pressed={
								surface !== undefined && 'preset' in surface && surface.preset === preset
							}
							onClick={() => changeDesign(pickSurface(design, { preset }))}
						>
							<img src={swatches[preset - 1]} alt="" width={88} height={88} />
						</button>
					))}
				</div>
				<UploadButton
					pictures={pictures}
					onPicture={(picture) => changeDesign(pickSurface(design, { picture }))}
					t={uploads}
				/>
				<label className="stage-check">
					<input
						type="checkbox"
						checked={design.mix}
						onChange={(event) => changeDesign(setMix(design, event.currentTarget.checked))}
					/>
					{t.mix}
				</label>
			</fieldset>
			<div className="stage-row">
				<button type="button" className="button" onClick={() => changeDesign(newDesign)}>
					{t.reset}
				</button>
				<GlyphButton
					glyph="undo"
					label={t.undo}
					disabled={past.length === 0}
					onPress={undoDesign}
				/>
				<GlyphButton
					glyph="redo"
					label={t.redo}
					disabled={future.length === 0}
					onPress={redoDesign}
				/>
			</div>
			<LinkButton design={design} t={t} />
		</>
	);
}
