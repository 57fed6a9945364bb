import { useStore } from '@nanostores/react';
import type { Configurator3dWords } from '#i18n/messages/configurator3d/index.ts';
import type { UploadMessages } from '#i18n/messages/uploads/index.ts';
import { GlyphButton } from '#islands/shared/stage/GlyphButton.tsx';
import { UploadButton } from '#islands/shared/stage/UploadButton.tsx';
import { type Design, newDesign, presets, setMix } from '#tools/configurator3d/design.ts';
import { pictures } from '#tools/configurator3d/pictures.ts';
import { changeDesign, steps } from '#tools/configurator3d/store.ts';
import { chooseTexture } from '#tools/design/mix.ts';
import { ColourRow } from './ColourRow.tsx';
import { EngravingField } from './EngravingField.tsx';
import { SubstanceField } from './SubstanceField.tsx';

interface Props {
	design: Design;
	swatches: readonly [string, string];
	t: Configurator3dWords;
	uploads: UploadMessages;
}

/** Everything that changes the design. */
export function DesignPanel({ design, swatches, t, uploads }: Props) {
	const canUndo = useStore(steps.$canUndo, { ssr: () => false });
	const canRedo = useStore(steps.$canRedo, { ssr: () => false });
	const { texture } = design;

	return (
		<>
			<SubstanceField design={design} t={t} />
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
							aria-pressed={texture !== null && 'preset' in texture && texture.preset === preset}
							onClick={() => changeDesign(chooseTexture(design, { preset }))}
						>
							<img src={swatches[preset - 1]} alt="" width={88} height={88} />
						</button>
					))}
				</div>
				<UploadButton
					pictures={pictures}
					onPicture={(picture) => changeDesign(chooseTexture(design, { picture }))}
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
			<EngravingField design={design} t={t} />
			<div className="stage-row">
				<button type="button" className="button" onClick={() => changeDesign(newDesign)}>
					{t.reset}
				</button>
				<GlyphButton glyph="undo" label={t.undo} disabled={!canUndo} onPress={steps.undo} />
				<GlyphButton glyph="redo" label={t.redo} disabled={!canRedo} onPress={steps.redo} />
			</div>
		</>
	);
}
