/** Moves the divider of two pictures to the value of its range; see `case/Compare.astro`. */
export function moveDivider(range: HTMLInputElement) {
	range.parentElement?.style.setProperty('--at', `${range.value}%`);
}
