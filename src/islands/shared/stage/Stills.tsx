import { useState } from 'react';
import type { StageMessages } from '#i18n/messages/stage/index.ts';
import { useSaid } from '#islands/shared/use-said.ts';
import type { Still } from './still.ts';

interface Props {
	/** Why there are pictures and no scene. */
	reason: string;
	stills: readonly Still[];
	/** Without it there is nothing to try again. */
	onAgain: (() => void) | undefined;
	t: StageMessages;
}

/** The scene in pictures from several sides, where it cannot be shown itself. */
export function Stills({ reason, stills, onAgain, t }: Props) {
	const [at, setAt] = useState(0);
	const shown = stills[at];
	useSaid(reason);
	return (
		<section className="stage-stills" aria-label={t.stills}>
			<div className="stage-notice">
				<p>{reason}</p>
				{onAgain && (
					<button type="button" className="button" onClick={onAgain}>
						{t.again}
					</button>
				)}
			</div>
			{shown && <img {...shown} alt={shown.alt} />}
			{stills.length > 1 && (
				<ul className="stage-still-list">
					{stills.map((still, index) => (
						<li key={still.src}>
							<button
								type="button"
								aria-label={still.alt}
								aria-pressed={index === at}
								onClick={() => setAt(index)}
							>
								<img src={still.src} alt="" width={still.width} height={still.height} />
							</button>
						</li>
					))}
				</ul>
			)}
		</section>
	);
}
