import { type FormEvent, useState } from 'react';
import type { Cube3dMessages } from '#i18n/messages/cube3d/index.ts';
import { fill } from '#i18n/messages.ts';
import { useNotice } from '#islands/shared/use-said.ts';
import { mostTurns, parseAlgorithm } from '#tools/cube3d/algorithm.ts';
import { seenFrom } from '#tools/cube3d/notation.ts';
import { $facing, playTurns } from '#tools/cube3d/store.ts';

interface Props {
	t: Cube3dMessages['sequence'];
}

/** A field for a sequence of turns, which the cube then makes. */
export function SequencePart({ t }: Props) {
	const [text, setText] = useState('');
	const [fault, setFault] = useNotice();

	function run(event: FormEvent) {
		event.preventDefault();
		const read = parseAlgorithm(text);
		if ('fault' in read) {
			setFault(fill(t[read.fault], { ...read, most: mostTurns }));
			return;
		}
		setFault(read.length === 0 ? t.empty : '');
		playTurns(read.map((turn) => seenFrom(turn, $facing.get())));
	}

	return (
		<form className="stage-group" onSubmit={run}>
			<div className="cube3d-entry">
				<div className="field">
					<label htmlFor="cube3d-sequence">{t.field}</label>
					<textarea
						id="cube3d-sequence"
						rows={2}
						value={text}
						maxLength={2000}
						autoComplete="off"
						autoCapitalize="off"
						autoCorrect="off"
						spellCheck={false}
						aria-invalid={fault !== '' || undefined}
						aria-describedby="cube3d-sequence-hint cube3d-sequence-fault"
						onKeyDown={(event) => {
							// A pasted text has lines; Enter runs it, as in a field of one line.
							if (event.key !== 'Enter' || event.shiftKey) return;
							event.preventDefault();
							event.currentTarget.form?.requestSubmit();
						}}
						onChange={(event) => {
							setText(event.currentTarget.value);
							setFault('');
						}}
					/>
				</div>
				<button type="submit" className="button primary">
					{t.run}
				</button>
			</div>
			<p id="cube3d-sequence-fault" className="stage-refusal">
				{fault}
			</p>
			<p id="cube3d-sequence-hint" className="quiet">
				{t.hint}
			</p>
		</form>
	);
}
