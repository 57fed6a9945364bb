export interface NamedCover {
	/** Matches one `.project-cover` of the page. */
	selector: string;
	/** Id of its project. */
	project: string;
}

/**
 * Rules with which a cover crosses over from one page to the other, where both have them: in a list, and on the page of
 * its case study. None with reduced motion.
 */
export function toCoverCss(covers: readonly NamedCover[]): string {
	if (covers.length === 0) return '';
	const rules = [
		...covers.map(({ selector, project }) => `${selector}{view-transition-name:cover-${project}}`),
		'.project-cover{view-transition-class:cover}',
		'::view-transition-group(.cover){animation-duration:320ms;animation-timing-function:cubic-bezier(.3,.7,.1,1)}',
	];
	return `@media (prefers-reduced-motion:no-preference){${rules.join('')}}`;
}
