import type { LoginMessages } from '#i18n/messages/login/index.ts';

interface Props {
	name: string;
	hub: string;
	/** False when the name could not be stored. */
	kept: boolean;
	t: Pick<LoginMessages, 'hello' | 'known' | 'notKept' | 'toWorkshop' | 'forget'>;
	onForget: () => void;
}

/** A visitor who has a name already: the way on, and the way to take the name back. */
export function Greeting({ name, hub, kept, t, onForget }: Props) {
	const [before, after] = t.hello.split('{name}');
	return (
		<div className="login-greeting">
			<h2>
				{before}
				<bdi>{name}</bdi>
				{after}
			</h2>
			<p>{kept ? t.known : t.notKept}</p>
			<p className="controls">
				<a className="button primary" href={hub}>
					{t.toWorkshop}
				</a>
				<button type="button" className="button" onClick={onForget}>
					{t.forget}
				</button>
			</p>
		</div>
	);
}
