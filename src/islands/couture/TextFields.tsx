import { formatPercent } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import type { CoutureWords } from '#i18n/messages/couture/index.ts';
import { archLimits, faceNames, type Lettering, weights } from '#tools/couture/faces.ts';
import { cleanText, longestText, type Print, type TextPrint } from '#tools/couture/print.ts';
import { type Colour, isLight } from '#tools/design/colour.ts';
import { ColourPicker } from './ColourPicker.tsx';
import { SliderField } from './SliderField.tsx';

interface Props {
	locale: Locale;
	print: TextPrint;
	/** `tag` names what is changed, so that a drag is one step to undo. */
	onChange: (change: (print: Print) => Print, tag: string) => void;
	t: CoutureWords;
}

/** A line around the letters differs from them at first. */
function toFirstOutline(colour: Colour): Colour {
	return isLight(colour) ? '#1d2430' : '#e8b94a';
}

/** The words of a text and how its letters look. */
export function TextFields({ locale, print, onChange, t }: Props) {
	const words = t.lettering;
	const change = (tag: string, changes: Partial<Lettering & { text: string; colour: Colour }>) =>
		onChange((before) => ({ ...before, ...changes }), tag);

	return (
		<>
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
							if (text !== '') change('text', { text });
						}}
					/>
				</label>
				<ColourPicker
					label={t.textColour}
					colour={print.colour}
					onPick={(colour) => change('text colour', { colour })}
				/>
			</div>
			<div className="couture-lettering">
				<label>
					<span>{words.face}</span>
					<select
						value={print.face}
						onChange={({ currentTarget: { value } }) => {
							const face = faceNames.find((each) => each === value);
							if (face) change('face', { face });
						}}
					>
						{faceNames.map((each) => (
							<option key={each} value={each}>
								{words.faces[each]}
							</option>
						))}
					</select>
				</label>
				<label>
					<span>{words.weight}</span>
					<select
						value={print.weight}
						onChange={({ currentTarget: { value } }) => {
							const weight = weights.find((each) => String(each) === value);
							if (weight) change('weight', { weight });
						}}
					>
						{weights.map((each) => (
							<option key={each} value={each}>
								{words.weights[each]}
							</option>
						))}
					</select>
				</label>
				<label className="stage-check">
					<input
						type="checkbox"
						checked={print.outline !== null}
						onChange={(event) =>
							change('outline', {
								outline: event.currentTarget.checked ? toFirstOutline(print.colour) : null,
							})
						}
					/>
					<span>{words.outline}</span>
				</label>
				{print.outline !== null && (
					<ColourPicker
						label={words.outlineColour}
						colour={print.outline}
						onPick={(outline) => change('outline colour', { outline })}
					/>
				)}
			</div>
			<SliderField
				label={words.arch}
				{...archLimits}
				value={print.arch}
				shown={print.arch === 0 ? words.straight : formatPercent(locale, print.arch)}
				onChange={(arch) => change('arch', { arch })}
			/>
		</>
	);
}
