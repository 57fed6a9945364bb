import './login.css';
import { type SyntheticEvent, useRef, useState } from 'react';
import { say } from '#browser/voice.ts';
import type { LoginMessages } from '#i18n/messages/login/index.ts';
import { useListener } from '#islands/shared/use-listener.ts';
import { useReady } from '#islands/shared/use-ready.ts';
import { useNotice } from '#islands/shared/use-said.ts';
import { useSaved } from '#islands/shared/use-saved.ts';
import { $visitor, forgetVisitor, rememberVisitor } from '#stores/visitor.ts';
import { findLoginFaults, type LoginFault, toVisitorName } from '#tools/login/check.ts';
import { Greeting } from './Greeting.tsx';
import { LoginField } from './LoginField.tsx';

interface Props {
	/** Address of the hub, where the visitor goes on. */
	hub: string;
	t: Omit<LoginMessages, 'title' | 'invite' | 'description' | 'lead' | 'notes'>;
}

/** The two fields, or the greeting of a visitor who has filled them in. */
export function LoginForm({ hub, t }: Props) {
	const root = useReady<HTMLDivElement>();
	const email = useRef<HTMLInputElement>(null);
	const password = useRef<HTMLInputElement>(null);
	const visitor = useSaved($visitor, undefined);
	const [faults, setFaults] = useState<readonly LoginFault[]>([]);
	const [kept, setKept] = useState(true);
	const [notice, setNotice] = useNotice();

	// A page that comes back from the back-forward cache must not bring the password with it.
	useListener('window', 'pagehide', () => {
		if (password.current) password.current.value = '';
	});

	function submit(event: SyntheticEvent) {
		event.preventDefault();
		if (!email.current || !password.current) return;
		const found = findLoginFaults(email.current.value, password.current.value);
		setFaults(found);
		setNotice('');
		if (found.length > 0) {
			const field = (found[0] === 'email' ? email : password).current;
			// A field that has the focus already is not read again.
			if (field === document.activeElement)
				say(found.map((each) => `${t.faults[each]}.`).join(' '));
			field?.focus();
			return;
		}
		password.current.value = '';
		const stored = rememberVisitor(toVisitorName(email.current.value));
		setKept(stored);
		if (stored) location.assign(hub);
	}

	function forget() {
		forgetVisitor();
		setNotice(t.forgotten);
	}

	const toFault = (field: LoginFault) => (faults.includes(field) ? t.faults[field] : undefined);

	return (
		<div ref={root} className="login">
			{visitor === undefined ? (
				<form className="login-form" noValidate onSubmit={submit}>
					<LoginField ref={email} type="email" label={t.email} fault={toFault('email')} />
					<LoginField
						ref={password}
						type="password"
						label={t.password}
						hint={t.passwordHint}
						fault={toFault('password')}
					/>
					<button type="submit" className="button primary">
						{t.submit}
					</button>
				</form>
			) : (
				<Greeting name={visitor} hub={hub} kept={kept} t={t} onForget={forget} />
			)}
			<p className="login-status">{notice}</p>
		</div>
	);
}
