import { formatNumber } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import type { CoutureWords } from '#i18n/messages/couture/index.ts';
import { fill } from '#i18n/messages.ts';
import type { GarmentKey } from '#tools/couture/garments.ts';
import { motifNames } from '#tools/couture/ornament/motifs.ts';
import {
	bandsOf,
	chooseMotif,
	type Ornament,
	repeatLimits,
	toggleBand,
} from '#tools/couture/ornament/ornament.ts';
import type { GarmentSettings } from '#tools/couture/settings.ts';
import { edit } from '#tools/couture/store.ts';
import { Chips } from './Chips.tsx';
import { ColourPicker } from './ColourPicker.tsx';
import { Menu } from './Menu.tsx';
import { MotifPicture } from './MotifPicture.tsx';
import { SliderField } from './SliderField.tsx';

interface Props {
	locale: Locale;
	garment: GarmentKey;
	settings: GarmentSettings;
	t: CoutureWords;
}

/** Bands of cross-stitch: their motif, where they are sewn, their threads and the width of a repeat. */
export function OrnamentMenu({ locale, garment, settings: { ornament }, t }: Props) {
	const words = t.ornament;

	function change(tag: string, make: (before: Ornament | null) => Ornament | null) {
		edit(garment, `ornament ${tag}`, (before) => ({ ...before, ornament: make(before.ornament) }));
	}

	return (
		<Menu
			name="ornament"
			label={words.title}
			value={
				<span className="couture-menu-value">{ornament ? words.motifs[ornament.motif] : ''}</span>
			}
		>
			{/* biome-ignore lint/a11y/useSemanticElements: toggle buttons need no legend. */}
			<div role="group" aria-label={words.motif} className="couture-motifs">
				{motifNames.map((motif) => (
					<button
						key={motif}
						type="button"
						aria-pressed={ornament?.motif === motif}
						onClick={() => change('motif', (before) => chooseMotif(before, motif, garment))}
					>
						<MotifPicture motif={motif} />
						<span>{words.motifs[motif]}</span>
					</button>
				))}
				<button
					type="button"
					aria-pressed={ornament === null}
					onClick={() => change('none', () => null)}
				>
					{words.none}
				</button>
			</div>
			{ornament && (
				<>
					<Chips
						label={words.bands}
						names={bandsOf[garment]}
						words={words.bandNames}
						isPressed={(band) => ornament.bands.includes(band)}
						isDisabled={(band) => ornament.bands.length === 1 && ornament.bands[0] === band}
						onPick={(band) =>
							change(`band ${band}`, (before) => before && toggleBand(before, band))
						}
					/>
					<div className="couture-colours">
						{ornament.threads.map((thread, number) => {
							const label = fill(words.thread, { number: number + 1 });
							return (
								<ColourPicker
									key={label}
									label={label}
									colour={thread}
									onPick={(colour) =>
										change(`thread ${number}`, (before) => {
											if (!before) return null;
											const [one, two] = before.threads;
											return { ...before, threads: number === 0 ? [colour, two] : [one, colour] };
										})
									}
								/>
							);
						})}
					</div>
					<SliderField
						label={words.repeat}
						{...repeatLimits}
						value={ornament.repeat}
						shown={fill(words.millimetres, { size: formatNumber(locale, ornament.repeat) })}
						onChange={(repeat) => change('repeat', (before) => before && { ...before, repeat })}
					/>
				</>
			)}
		</Menu>
	);
}
