import type { CoutureMessages } from '#i18n/messages/couture/index.ts';
import { useSaved } from '#islands/shared/use-saved.ts';
import { $ownWardrobe, keepOwn, takeGuest } from '#tools/couture/store.ts';

interface Props {
	announce: (message: string) => void;
	t: Omit<CoutureMessages, 'notes'>;
}

/** While a design of a link is on the stage beside work of the visitor's own: the choice between the two. */
export function GuestNotice({ announce, t }: Props) {
	const own = useSaved($ownWardrobe, undefined);
	if (!own) return null;
	return (
		<section className="couture-guest" aria-label={t.guest}>
			<p>{t.guest}</p>
			<div className="stage-row">
				<button
					type="button"
					className="button primary"
					onClick={() => {
						keepOwn();
						announce(t.ownKept);
					}}
				>
					{t.keepOwn}
				</button>
				<button
					type="button"
					className="button"
					onClick={() => {
						takeGuest();
						announce(t.guestTaken);
					}}
				>
					{t.takeGuest}
				</button>
			</div>
		</section>
	);
}
