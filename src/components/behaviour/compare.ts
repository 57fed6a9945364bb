/** Moves the divider of two pictures to where its range stands; see `case/Compare.astro`. */
export function moveDivider(range: HTMLInputElement) {
	range.parentElement?.style.setProperty('--at', `${range.value}%`);
}
