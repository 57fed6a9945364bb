/** Shorter names are not looked for: everything begins with one letter. */
export const shortestName = 2;
/** Typing is asked about when it pauses. */
export const typingMs = 300;
