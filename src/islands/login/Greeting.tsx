import type { LoginMessages } from '#i18n/messages/login/index.ts';

interface Props {
	name: string;
	hub: string;
	/** False when the name could not be stored. */
	kept: boolean;
	t: Pick<LoginMessages, 'hello' | 'known' | 'notKept' | 'toWorkshop' | 'forget'>;
	onForget: () => void;
}

/** For a visitor who has entered a name: the link to the tools, and a button that deletes the name. */
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
