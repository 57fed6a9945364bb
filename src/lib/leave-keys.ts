/** The element where a key was pressed. */
interface KeyTarget {
	tagName: string;
	type?: string | undefined;
	isContentEditable: boolean;
}

const leaving = [' ', 'Backspace'];
const noText = [
	'range',
	'checkbox',
	'radio',
	'button',
	'submit',
	'reset',
	'color',
	'file',
	'image',
];

/** Space and Backspace leave full screen, except in a text field. */
export function leavesFullScreen(key: string, target: KeyTarget | undefined): boolean {
	return leaving.includes(key) && !(target && takesText(target));
}

/** Whether keys pressed there are text. */
export function takesText({ tagName, type, isContentEditable }: KeyTarget): boolean {
	if (isContentEditable || tagName === 'TEXTAREA') return true;
	return tagName === 'INPUT' && !noText.includes(type ?? 'text');
}
