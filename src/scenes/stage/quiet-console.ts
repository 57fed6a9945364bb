import { setConsoleFunction } from 'three';

/** What fiber still uses and three announces to drop some day; a visitor's console is no place for it. */
const known = /^THREE\.Clock:/;

setConsoleFunction((kind, message, ...rest) => {
	if (known.test(message)) return;
	console[kind](message, ...rest);
});
