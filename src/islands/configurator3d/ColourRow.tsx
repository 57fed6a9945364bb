import { useEffect, useRef } from 'react';
import type { Configurator3dMessages } from '#i18n/messages/configurator3d/index.ts';
import { colourPresets, type Design } from '#tools/configurator3d/design.ts';
import { $settings, changeDesign } from '#tools/configurator3d/store.ts';
import { parseColour } from '#tools/design/colour.ts';
import { chooseColour } from '#tools/design/mix.ts';

interface Props {
	design: Design;
	t: Pick<Configurator3dMessages, 'colour' | 'mint' | 'vanilla' | 'ownColour'>;
}

/** Two colours by button, any other by picker: while it is open the goblets follow it. */
export function ColourRow({ design, t }: Props) {
	const picker = useRef<HTMLInputElement>(null);
	/** One use of the picker is one step, however long it takes. */
	const gesture = useRef(0);
	const names = [t.mint, t.vanilla];

	// React’s `onChange` runs for each intermediate colour; the browser’s own event comes at the end.
	useEffect(() => {
		const { current } = picker;
		function end() {
			gesture.current += 1;
		}
		current?.addEventListener('change', end);
		return () => current?.removeEventListener('change', end);
	}, []);

	function follow(text: string) {
		const colour = parseColour(text);
		if (!colour) return;
		changeDesign(chooseColour($settings.get().design, colour), `picker ${gesture.current}`);
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
						onClick={() => changeDesign(chooseColour(design, colour))}
					>
						<svg viewBox="0 0 1 1" aria-hidden="true">
							<rect width="1" height="1" fill={colour} />
						</svg>
					</button>
				))}
				<label className="stage-swatch" title={t.ownColour}>
					<span className="hidden-words">{t.ownColour}</span>
					<input
						ref={picker}
						type="color"
						value={design.colour}
						onInput={(event) => follow(event.currentTarget.value)}
						onChange={(event) => follow(event.currentTarget.value)}
					/>
				</label>
			</div>
		</fieldset>
	);
}
