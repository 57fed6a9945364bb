/** What the event says of the place where a key was pressed. */
interface Place {
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
export function leavesFullScreen(key: string, place: Place | undefined): boolean {
	return leaving.includes(key) && !(place && takesText(place));
}

function takesText({ tagName, type, isContentEditable }: Place): boolean {
	if (isContentEditable || tagName === 'TEXTAREA') return true;
	return tagName === 'INPUT' && !noText.includes(type ?? 'text');
}
