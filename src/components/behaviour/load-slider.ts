/** Loads the code of the slider of a page when it comes into view: it moves by itself, whatever a visitor does. */
export function loadSeenSlider() {
	const slider = document.querySelector('vz-slider');
	const observer = new IntersectionObserver((entries) => {
		// A busy page reports several changes at once: the first can be that it was out of view.
		if (entries.at(-1)?.isIntersecting) import('./slider.ts');
	});
	if (slider) observer.observe(slider);
}
