/** Keyboards by Apple have ⌘ where others have Ctrl. */
export function isApple(): boolean {
	return /Mac|iP(hone|ad)/.test(navigator.platform);
}
