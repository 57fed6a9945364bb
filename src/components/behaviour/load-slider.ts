/** Loads the code of sliders when one comes near the window: they move by themselves, whatever a visitor does. */
export function loadNearSlider() {
	const seen = new IntersectionObserver(
		(entries) => {
			if (!entries.some((entry) => entry.isIntersecting)) return;
			seen.disconnect();
			import('./slider.ts');
		},
		{ rootMargin: '100px' },
	);
	for (const slider of document.querySelectorAll('vz-slider')) seen.observe(slider);
}
