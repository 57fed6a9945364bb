import { Icon } from '#islands/shared/Icon.tsx';

interface Props {
	label: string;
	/** Of the icon, 24 by 24. */
	path: string;
	/** There is nothing to copy. The button keeps the focus. */
	disabled: boolean;
	onCopy: () => void;
}

/** A button with an icon that copies something. */
export function CopyButton({ label, path, disabled, onCopy }: Props) {
	return (
		<button
			type="button"
			className="icon-button"
			title={label}
			aria-label={label}
			aria-disabled={disabled}
			onClick={onCopy}
		>
			<Icon path={path} />
		</button>
	);
}
