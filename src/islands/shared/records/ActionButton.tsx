import { Icon } from '#islands/shared/Icon.tsx';

interface Props {
	/** By which the button is found again, to give it the focus. */
	action: string;
	label: string;
	/** Path of the icon, in a square of 24. */
	drawing: string;
	/** Cannot be used now, but keeps the focus: a button is often pressed twice. */
	idle?: boolean;
	shortcut?: string | undefined;
	/** For a button that shows and hides something, whether it is shown. */
	expanded?: boolean;
	/** For a button that is on or off. */
	pressed?: boolean;
	onPress: () => void;
}

/** A button of a row: an icon with a name. */
export function ActionButton({ action, label, drawing, idle = false, ...props }: Props) {
	return (
		<button
			type="button"
			className="icon-button"
			data-action={action}
			title={label}
			aria-label={label}
			aria-disabled={idle || undefined}
			aria-keyshortcuts={props.shortcut}
			aria-expanded={props.expanded}
			aria-pressed={props.pressed}
			onClick={() => {
				if (!idle) props.onPress();
			}}
		>
			<Icon path={drawing} />
		</button>
	);
}
