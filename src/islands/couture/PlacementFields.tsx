import { useState } from 'react';
import { formatNumber } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import type { CoutureMessages } from '#i18n/messages/couture/index.ts';
import { Switch } from '#islands/shared/Switch.tsx';
import { printPlaces } from '#tools/couture/garments.ts';
import {
	horizontal,
	scaleSlider,
	stepScale,
	turnLimits,
	vertical,
} from '#tools/couture/placement.ts';
import { cleanText, longestText, movePrint, type Print } from '#tools/couture/print.ts';
import { parseColour } from '#tools/design/colour.ts';
import { SliderField } from './SliderField.tsx';

interface Props {
	locale: Locale;
	print: Print;
	/** `tag` names what is changed, so that a drag is one step to undo. */
	onChange: (change: (print: Print) => Print, tag: string) => void;
	t: Omit<CoutureMessages, 'notes'>;
}

/** Place, size, position and rotation of the selected print: everything that dragging does, and more. */
export function PlacementFields({ locale, print, onChange, t }: Props) {
	const number = (value: number) => formatNumber(locale, value, { maximumFractionDigits: 2 });
	const move = (tag: string, changes: Partial<Print>) =>
		onChange((before) => movePrint(before, changes), tag);

	// A slider speaks by itself; the buttons beside it do not.
	const [spoken, setSpoken] = useState('');
	function step(way: 1 | -1) {
		onChange((before) => ({ ...before, ...stepScale(before, way) }), 'scale');
		setSpoken(`${t.scale}: ${number(stepScale(print, way).scale)}`);
	}

	return (
		<div className="stage-group">
			{'text' in print && (
				<div className="couture-text">
					<label>
						<span className="hidden-words">{t.newText}</span>
						<input
							className="couture-line"
							value={print.text}
							maxLength={longestText}
							autoComplete="off"
							onChange={(event) => {
								const text = cleanText(event.currentTarget.value);
								if (text !== '') onChange((before) => ({ ...before, text }), 'text');
							}}
						/>
					</label>
					<label className="couture-picker" title={t.textColour}>
						<span className="hidden-words">{t.textColour}</span>
						<input
							type="color"
							value={print.colour}
							onChange={(event) => {
								const colour = parseColour(event.currentTarget.value);
								if (colour) onChange((before) => ({ ...before, colour }), 'text colour');
							}}
						/>
					</label>
				</div>
			)}
			<Switch
				label={t.place}
				choices={printPlaces.map((value) => ({ value, label: t.places[value] }))}
				value={print.place}
				onPick={(place) => move('place', { place, positionX: 0, positionY: 0 })}
			/>
			<SliderField
				label={t.scale}
				{...scaleSlider}
				value={print.scale}
				shown={number(print.scale)}
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
			<p role="status" className="hidden-words">
				{spoken}
			</p>
			<SliderField
				label={t.vertical}
				{...vertical}
				value={print.positionY}
				shown={number(print.positionY)}
				onChange={(positionY) => move('vertical', { positionY })}
			/>
			<SliderField
				label={t.horizontal}
				{...horizontal}
				value={print.positionX}
				shown={number(print.positionX)}
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
