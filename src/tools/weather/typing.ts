/** Shorter names are not looked for: everything begins with one letter. */
export const shortestName = 2;
/** A search starts when the visitor pauses typing. */
export const typingMs = 300;
