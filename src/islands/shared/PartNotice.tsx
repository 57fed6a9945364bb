import type { LiveMessages } from '#i18n/messages/live/index.ts';

interface Props {
	t: LiveMessages['part'];
	onAgain: () => void;
}

/** Replaces a part whose script failed to load. The part also loads again by itself when the network is back. */
export function PartNotice({ t, onAgain }: Props) {
	return (
		<div className="part-notice">
			<p role="alert">{t.failed}</p>
			<button type="button" className="button" onClick={onAgain}>
				{t.again}
			</button>
		</div>
	);
}
