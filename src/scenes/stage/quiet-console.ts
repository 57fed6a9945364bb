import { setConsoleFunction } from 'three';

/** Warnings of three.js about functions that React Three Fiber still uses. Visitors cannot act on them. */
const known = /^THREE\.Clock:/;

setConsoleFunction((kind, message, ...rest) => {
	if (known.test(message)) return;
	console[kind](message, ...rest);
});
