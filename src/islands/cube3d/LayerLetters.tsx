import { useState } from 'react';
import type { Cube3dMessages } from '#i18n/messages/cube3d/index.ts';
import { fill } from '#i18n/messages.ts';
import { useSaved } from '#islands/shared/use-saved.ts';
import { invert, letters, parseMove, seenFrom } from '#tools/cube3d/notation.ts';
import { $facing, $isPlain, $plain, playTurn } from '#tools/cube3d/store.ts';

interface Props {
	t: Pick<Cube3dMessages, 'layers' | 'back' | 'plain' | 'moves' | 'clockwise' | 'counterClockwise'>;
}

/** A button for each layer, and which way it turns. */
export function LayerLetters({ t }: Props) {
	const [back, setBack] = useState(false);
	const plain = useSaved($isPlain, false);

	function turn(letter: (typeof letters)[number], counter: boolean) {
		const move = parseMove(letter);
		if (move) playTurn(seenFrom(counter ? invert(move) : move, $facing.get()));
	}

	return (
		<fieldset className="stage-group cube3d-layers">
			<legend className="hidden-words">{t.layers}</legend>
			<div className="cube3d-letters">
				{letters.map((name) => {
					const letter = back ? `${name}′` : name;
					const layer = t.moves[name];
					const label = fill(back ? t.counterClockwise : t.clockwise, { letter, layer });
					return (
						<button
							key={name}
							type="button"
							aria-label={label}
							title={label}
							onClick={(event) => turn(name, back !== event.shiftKey)}
						>
							{letter}
						</button>
					);
				})}
			</div>
			<label className="stage-check cube3d-back">
				<input
					type="checkbox"
					checked={back}
					onChange={(event) => setBack(event.currentTarget.checked)}
				/>
				{t.back}
			</label>
			<label className="stage-check cube3d-back">
				<input
					type="checkbox"
					checked={plain}
					onChange={(event) => $plain.set(`${event.currentTarget.checked}`)}
				/>
				{t.plain}
			</label>
		</fieldset>
	);
}
