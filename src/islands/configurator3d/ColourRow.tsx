import { useEffect, useRef } from 'react';
import type { Configurator3dMessages } from '#i18n/messages/configurator3d/index.ts';
import {
	colourPresets,
	type Design,
	parseColour,
	pickColour,
	printColour,
} from '#tools/configurator3d/design.ts';
import { $settings, changeDesign, settleDesign, tryDesign } from '#tools/configurator3d/store.ts';

interface Props {
	design: Design;
	t: Pick<Configurator3dMessages, 'colour' | 'mint' | 'vanilla' | 'ownColour'>;
}

/** Two colours by button, any other by picker: while it is open the goblets follow it. */
export function ColourRow({ design, t }: Props) {
	const picker = useRef<HTMLInputElement>(null);
	const before = useRef<Design | undefined>(undefined);
	const names = [t.mint, t.vanilla];

	// React calls `change` for each step on the way; the browser's own comes at the end.
	useEffect(() => {
		const { current } = picker;
		function settle() {
			if (before.current) settleDesign(before.current);
			before.current = undefined;
		}
		current?.addEventListener('change', settle);
		return () => current?.removeEventListener('change', settle);
	}, []);

	function follow(text: string) {
		const colour = parseColour(text);
		if (colour === undefined) return;
		before.current ??= $settings.get().design;
		tryDesign(pickColour(before.current, colour));
	}

	return (
		<fieldset className="stage-group stage-plain">
			<legend className="stage-label">{t.colour}</legend>
			<div className="stage-swatches">
				{colourPresets.map((colour, at) => (
					<button
						key={colour}
						type="button"
						aria-label={names[at]}
						title={names[at]}
						aria-pressed={design.colour === colour}
						onClick={() => changeDesign(pickColour(design, colour))}
					>
						<svg viewBox="0 0 1 1" aria-hidden="true">
							<rect width="1" height="1" fill={printColour(colour)} />
						</svg>
					</button>
				))}
				<label className="stage-swatch" title={t.ownColour}>
					<span className="hidden-words">{t.ownColour}</span>
					<input
						ref={picker}
						type="color"
						value={printColour(design.colour)}
						onInput={(event) => follow(event.currentTarget.value)}
						onChange={(event) => follow(event.currentTarget.value)}
					/>
				</label>
			</div>
		</fieldset>
	);
}
