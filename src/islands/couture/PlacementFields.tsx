import { say } from '#browser/voice.ts';
import { formatNumber } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import type { CoutureWords } from '#i18n/messages/couture/index.ts';
import { fill } from '#i18n/messages.ts';
import { Switch } from '#islands/shared/Switch.tsx';
import { printPlaces } from '#tools/couture/garments.ts';
import {
	horizontal,
	metresPerUnit,
	scaleSlider,
	stepScale,
	turnLimits,
	vertical,
} from '#tools/couture/placement.ts';
import { movePrint, type Print } from '#tools/couture/print.ts';
import { measurePrint, type PrintLook } from '#tools/couture/print-size.ts';
import { techniques } from '#tools/couture/technique.ts';
import { PrintSize } from './PrintSize.tsx';
import { SliderField } from './SliderField.tsx';
import { TextFields } from './TextFields.tsx';

/** Centimetres in one unit of positions. */
const unit = metresPerUnit * 100;
const oneDigit = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

interface Props {
	locale: Locale;
	print: Print;
	/** Undefined until the scene has drawn it. */
	look: PrintLook | undefined;
	/** `tag` names what is changed, so that a drag is one step to undo. */
	onChange: (change: (print: Print) => Print, tag: string) => void;
	t: CoutureWords;
}

/** Place, size, position and rotation of the selected print: everything that dragging does, and more. */
export function PlacementFields({ locale, print, look, onChange, t }: Props) {
	const number = (value: number) => formatNumber(locale, value, { maximumFractionDigits: 2 });
	const move = (tag: string, changes: Partial<Print>) =>
		onChange((before) => movePrint(before, changes), tag);

	const centimetres = (value: number) =>
		fill(t.printing.centimetres, { size: formatNumber(locale, value, oneDigit) });
	/** The scale, and the size on the cloth that it makes. */
	function toShown(scale: number): string {
		if (!look) return number(scale);
		return `${number(scale)} · ${centimetres(measurePrint({ scale }, look).width)}`;
	}

	// A slider speaks by itself; the buttons beside it do not.
	function step(way: 1 | -1) {
		onChange((before) => ({ ...before, ...stepScale(before, way) }), 'scale');
		say(`${t.scale}: ${toShown(stepScale(print, way).scale)}`, 'scale');
	}

	return (
		<div className="stage-group">
			{'text' in print && <TextFields locale={locale} print={print} onChange={onChange} t={t} />}
			<Switch
				label={t.place}
				choices={printPlaces.map((value) => ({ value, label: t.places[value] }))}
				value={print.place}
				onPick={(place) => move('place', { place, positionX: 0, positionY: 0 })}
			/>
			<Switch
				label={t.technique}
				choices={techniques.map((value) => ({ value, label: t.techniques[value] }))}
				value={print.technique}
				onPick={(technique) => move('technique', { technique })}
			/>
			<p className="quiet couture-hint">{t.techniqueHints[print.technique]}</p>
			<SliderField
				label={t.scale}
				{...scaleSlider}
				value={print.scale}
				shown={toShown(print.scale)}
				onChange={(scale) => move('scale', { scale })}
				before={
					<button
						type="button"
						className="couture-step"
						aria-label={t.smaller}
						onClick={() => step(-1)}
					>
						−
					</button>
				}
				after={
					<button
						type="button"
						className="couture-step"
						aria-label={t.larger}
						onClick={() => step(1)}
					>
						+
					</button>
				}
			/>
			{look && <PrintSize locale={locale} print={print} look={look} t={t} />}
			<SliderField
				label={t.vertical}
				{...vertical}
				value={print.positionY}
				shown={centimetres(print.positionY * unit)}
				onChange={(positionY) => move('vertical', { positionY })}
			/>
			<SliderField
				label={t.horizontal}
				{...horizontal}
				value={print.positionX}
				shown={centimetres(print.positionX * unit)}
				onChange={(positionX) => move('horizontal', { positionX })}
			/>
			<SliderField
				label={t.turn}
				{...turnLimits}
				value={print.turn}
				shown={`${number(print.turn)}°`}
				onChange={(turn) => move('turn', { turn })}
			/>
		</div>
	);
}
