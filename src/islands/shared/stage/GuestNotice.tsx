import type { GuestMessages } from '#i18n/messages/guest/index.ts';
import { useSaid } from '#islands/shared/use-said.ts';

interface Props {
	/** The visitor's own work returns. */
	onKeep: () => void;
	/** The design of the link becomes the visitor's own. */
	onTake: () => void;
	/** Shows and reads out what has happened. */
	announce: (message: string) => void;
	t: GuestMessages;
}

/** Shown while a design of a link is on the stage beside work of the visitor's own: the choice between the two. */
export function GuestNotice({ onKeep, onTake, announce, t }: Props) {
	useSaid(t.choice);

	function keep() {
		onKeep();
		announce(t.ownKept);
	}
	function take() {
		onTake();
		announce(t.guestTaken);
	}
	return (
		<section className="stage-guest" aria-label={t.choice}>
			<p>{t.choice}</p>
			<div className="stage-row">
				<button type="button" className="button primary" onClick={keep}>
					{t.keepOwn}
				</button>
				<button type="button" className="button" onClick={take}>
					{t.takeGuest}
				</button>
			</div>
		</section>
	);
}
