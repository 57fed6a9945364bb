import type { Configurator3dMessages } from '#i18n/messages/configurator3d/index.ts';
import { type Design, substances } from '#tools/configurator3d/design.ts';
import { changeDesign } from '#tools/configurator3d/store.ts';

interface Props {
	design: Design;
	t: Pick<Configurator3dMessages, 'substance' | 'substances'>;
}

/** What the goblets are made of. */
export function SubstanceField({ design, t }: Props) {
	return (
		<fieldset className="stage-group stage-plain">
			<legend className="stage-label">{t.substance}</legend>
			<div className="goblet-substances">
				{substances.map((substance) => (
					<button
						key={substance}
						type="button"
						data-substance={substance}
						aria-pressed={design.substance === substance}
						onClick={() => changeDesign({ ...design, substance })}
					>
						<span className="goblet-sample" aria-hidden="true" />
						{t.substances[substance]}
					</button>
				))}
			</div>
		</fieldset>
	);
}
