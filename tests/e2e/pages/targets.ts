import type { Page } from '@playwright/test';

/**
 * The controls of the page in which a finger has less than 44 px, as a person tries it: point after point round the middle. A label
 * counts with its field. Left out are links in text, in lists, in tables and in drawings, and what stands in the way of nothing
 * (WCAG 2.2, 2.5.8): the dots of a slider have arrows beside them, the letters of the cube are its keys.
 */
export function findSmallTargets(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const least = 44;
		const controls = 'a[href], button, input, select, textarea, summary';
		const excepted = 'svg *, .dots *, .cube3d-letters *, .skip, [inert] *, .hidden-words *';
		const prose = ':is(p, li, dd, dt, td, th, figcaption, h1, h2, h3) a';

		const isTried = (control: HTMLElement) => {
			const { clipPath } = getComputedStyle(control);
			const isSeen =
				control.checkVisibility({ visibilityProperty: true }) && !/^inset/.test(clipPath);
			return (
				isSeen &&
				!control.matches(excepted) &&
				!(control.matches(prose) && !control.matches('.reach, .button, .icon-button'))
			);
		};

		const measure = (control: HTMLElement): [width: number, height: number] => {
			const labels =
				'labels' in control ? [...((control.labels ?? []) as NodeListOf<HTMLElement>)] : [];
			const isHit = (x: number, y: number) => {
				const hit = document.elementFromPoint(x, y);
				return [control, ...labels].some((part) => part.contains(hit));
			};
			control.scrollIntoView({ block: 'center', inline: 'center' });
			const box = control.getBoundingClientRect();
			const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
			const reach = (byX: number, byY: number) => {
				let steps = 0;
				while (steps < least && isHit(x + byX * (steps + 0.5), y + byY * (steps + 0.5))) steps += 1;
				return steps;
			};
			// What covers it is tried by itself.
			if (!isHit(x, y)) return [least, least];
			return [reach(1, 0) + reach(-1, 0), reach(0, 1) + reach(0, -1)];
		};

		return [...document.querySelectorAll<HTMLElement>(controls)]
			.filter(isTried)
			.flatMap((control) => {
				const [width, height] = measure(control);
				const name = control.getAttribute('aria-label') ?? control.textContent;
				// Half a pixel on either side may belong to the next.
				return Math.min(width, height) < least - 1
					? [`${width} × ${height}: ${control.className} ${name.trim()}`]
					: [];
			});
	});
}
