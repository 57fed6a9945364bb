import { writeFigures } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import type { CoutureWords } from '#i18n/messages/couture/index.ts';
import type { GarmentKey } from '#tools/couture/garments.ts';
import { brightness, type GarmentSettings, metalness, roughness } from '#tools/couture/settings.ts';
import { edit } from '#tools/couture/store.ts';
import { finishes } from '#tools/couture/textures.ts';
import { Chips } from './Chips.tsx';
import { SliderField } from './SliderField.tsx';

interface Props {
	locale: Locale;
	garment: GarmentKey;
	settings: GarmentSettings;
	t: CoutureWords;
}

const sliders = [
	['brightness', 'brightnessMultiplier', brightness],
	['roughness', 'roughness', roughness],
	['metalness', 'metalness', metalness],
] as const;

/** What the cloth is, and how it takes colour and light. */
export function Fabric({ locale, garment, settings, t }: Props) {
	return (
		<div className="stage-group">
			<label className="stage-check">
				<input
					type="checkbox"
					checked={settings.mix}
					aria-describedby="mix-hint"
					onChange={(event) => {
						const { checked } = event.currentTarget;
						// Nothing else changes by itself; the next choice of a colour or texture does.
						edit(garment, 'mix', (before) => ({ ...before, mix: checked }));
					}}
				/>
				<span>{t.mix}</span>
			</label>
			<p id="mix-hint" className="quiet couture-hint">
				{t.mixHint}
			</p>
			<span className="stage-label" aria-hidden="true">
				{t.finish}
			</span>
			<Chips
				label={t.finish}
				names={finishes}
				words={t.finishes}
				isPressed={(finish) => settings.finish === finish}
				onPick={(finish) => edit(garment, 'finish', (before) => ({ ...before, finish }))}
			/>
			<details className="couture-light">
				<summary>
					<span>{t.light}</span>
					<span className="couture-menu-sign" aria-hidden="true" />
				</summary>
				{sliders.map(([name, field, { min, max, step }]) => (
					<SliderField
						key={field}
						label={t[name]}
						{...{ min, max, step }}
						value={settings[field]}
						// No `Intl`, which takes a page long while it starts.
						shown={writeFigures(locale, String(settings[field]))}
						onChange={(value) => edit(garment, field, (before) => ({ ...before, [field]: value }))}
					/>
				))}
			</details>
		</div>
	);
}
