import { useState } from 'react';
import type { CoutureWords } from '#i18n/messages/couture/index.ts';
import { colourNames, colourPresets, pearl } from '#tools/couture/colours.ts';
import { type GarmentKey, garments, type Part } from '#tools/couture/garments.ts';
import { choosePartColour, dressPart, resetColour } from '#tools/couture/mixing.ts';
import type { GarmentSettings } from '#tools/couture/settings.ts';
import { $partInHand, edit } from '#tools/couture/store.ts';
import type { Colour } from '#tools/design/colour.ts';
import { Chips } from './Chips.tsx';
import { ColourPicker } from './ColourPicker.tsx';
import { Menu } from './Menu.tsx';
import { Swatch } from './Swatch.tsx';

interface Props {
	garment: GarmentKey;
	settings: GarmentSettings;
	t: CoutureWords;
}

/** Colours of the body and of its parts. */
export function ColourMenu({ garment, settings, t }: Props) {
	const { parts } = garments[garment];
	const [chosen, setChosen] = useState<Part>('body');
	const part = parts.includes(chosen) ? chosen : 'body';
	const { colour } = dressPart(settings, part, part === 'buttons' ? pearl : undefined);

	function choose(next: Colour) {
		edit(garment, `colour ${part}`, (before) => choosePartColour(before, part, next));
	}

	return (
		<Menu name="colour" label={t.colour} value={<Swatch colour={settings.colour} />}>
			<Chips
				label={t.part}
				names={parts}
				words={t.parts}
				isPressed={(each) => each === part}
				onPick={(each) => {
					setChosen(each);
					$partInHand.set({ garment, part: each });
				}}
			/>
			{/* biome-ignore lint/a11y/useSemanticElements: toggle buttons need no legend. */}
			<div role="group" aria-label={t.colour} className="couture-colours">
				{colourNames.map((name) => (
					<button
						key={name}
						type="button"
						aria-label={t.colours[name]}
						title={t.colours[name]}
						aria-pressed={colour === colourPresets[name]}
						onClick={() => choose(colourPresets[name])}
					>
						<Swatch colour={colourPresets[name]} />
					</button>
				))}
				<ColourPicker label={t.picker} colour={colour} onPick={choose} />
			</div>
			<button
				type="button"
				className="button"
				onClick={() => edit(garment, 'reset colour', (before) => resetColour(before, part))}
			>
				{t.resetColour}
			</button>
		</Menu>
	);
}
