/** A finding of the Nu HTML checker. */
export interface Message {
	type: 'error' | 'info' | 'non-document-error';
	subType?: string;
	url?: string;
	lastLine?: number;
	message: string;
	extract?: string;
}

/**
 * Messages of this version of the checker about CSS and HTML newer than itself: anchor positioning, container
 * queries, registered properties, fields as large as their text, strokes that do not scale, view transitions, transitions
 * from `display: none`, cut lines, `light-dark()` in a custom property (on which it fails itself), and the attributes by
 * which a form is offered to agents (WebMCP).
 */
const newer: readonly RegExp[] = [
	/^Attribute “tool(name|description|autosubmit|paramdescription)” not allowed on element “(form|input)” at this point\.$/,
	/^CSS: “line-clamp”: Property “line-clamp” doesn't exist\.$/,
	/^CSS: “[a-z-]+”: Cannot invoke /,
	/^CSS: “(anchor-name|container-type|field-sizing|position-anchor|position-area|position-try-fallbacks|vector-effect|view-transition-class|view-transition-name)”: Property “\1” doesn't exist\.$/,
	/^CSS: Unrecognized at-rule “@(container|property|view-transition)”$/,
	/^CSS: “container”: Parse Error\.$/,
	/^CSS: “starting-style”: Parse Error\.$/,
	/^CSS: “transition”: “allow-discrete” is not a “transition” value\.$/,
];

/** The same for messages that name no feature: the lines around their position name it. */
const newerPlaces: readonly (readonly [message: RegExp, extract: RegExp])[] = [
	[/^CSS: Parse Error\.$/, /[a-z]-(old|new|group)\((\*|logo|\.cover)\)/],
	[/^CSS: (“gap”: )?Parse Error\.$/, /, ?[\d.]+cqi,/],
	// A size in parts of its container, and the height of its line.
	[/^CSS: “font”: Parse Error\.$/, /^ [\d.]+ var\(--text\);/],
	[/^CSS: “font-size”: Parse Error\.$/, /\/ (var\(--|\.\d)/],
];

/** True for a message about valid code that is only too new for the checker. */
export function isTooNew({ message, extract = '' }: Message): boolean {
	return (
		newer.some((known) => known.test(message)) ||
		newerPlaces.some(([known, place]) => known.test(message) && place.test(extract))
	);
}

/**
 * True for messages about the content policy: the checker reads files, for which `'self'` means no host, and takes
 * data for code. Whether the policy holds is tested in a browser.
 */
export function isPolicyGuess({ message }: Message): boolean {
	return /violates Content Security Policy/.test(message);
}
