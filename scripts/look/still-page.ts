/** Runs in the page: shows every picture that waits to be reached, and comes back to the top. */
export async function showPictures() {
	for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
		scrollTo(0, y);
		await new Promise(requestAnimationFrame);
	}
	scrollTo(0, 0);
	await document.fonts.ready;
	const pictures = [...document.images].filter((image) => image.checkVisibility() && image.src);
	// A lazy picture beside the window, as in a slider, would never come.
	for (const image of pictures) image.loading = 'eager';
	await Promise.all(pictures.map((image) => image.decode().catch(() => undefined)));
}
