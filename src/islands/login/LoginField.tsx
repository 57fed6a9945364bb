import type { Ref } from 'react';

interface Props {
	ref: Ref<HTMLInputElement>;
	type: 'email' | 'password';
	label: string;
	hint?: string;
	/** What is wrong with it, if anything is. */
	fault: string | undefined;
}

/** A field with its hint and its fault. It has no `name`, so no browser sends it anywhere, scripts or not. */
export function LoginField({ ref, type, label, hint, fault }: Props) {
	const id = `login-${type}`;
	const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ');
	return (
		<div className="field">
			<label htmlFor={id}>{label}</label>
			<input
				ref={ref}
				id={id}
				type={type}
				autoComplete={type === 'email' ? 'email' : 'off'}
				spellCheck={false}
				maxLength={1000}
				aria-required
				aria-invalid={fault !== undefined}
				aria-describedby={described || undefined}
			/>
			{hint && (
				<p id={`${id}-hint`} className="quiet">
					{hint}
				</p>
			)}
			{fault && (
				<p id={`${id}-fault`} className="login-fault">
					{fault}
				</p>
			)}
		</div>
	);
}
