/** Loads the code of the slider of a page when it comes into view: it moves by itself, whatever a visitor does. */
export function loadSeenSlider() {
	const slider = document.querySelector('vz-slider');
	const observer = new IntersectionObserver(([entry]) => {
		if (entry?.isIntersecting) import('./slider.ts');
	});
	if (slider) observer.observe(slider);
}
