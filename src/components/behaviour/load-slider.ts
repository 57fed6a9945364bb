/** Loads the code of sliders when one comes into view: they move by themselves, whatever a visitor does. */
export function loadSeenSlider() {
	const observer = new IntersectionObserver((entries) => {
		if (entries.some((entry) => entry.isIntersecting)) import('./slider.ts');
	});
	for (const slider of document.querySelectorAll('vz-slider')) observer.observe(slider);
}
