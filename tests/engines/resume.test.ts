import { expect } from 'vitest';
import { common } from '#i18n/messages/common/index.ts';
import { home } from '#i18n/messages/home/index.ts';
import { projects } from '#i18n/messages/projects/index.ts';
import { tryJourneys } from './journey.ts';

const t = common.en;
const button = (name: string) => ({ selector: 'button', name });
const link = (name: string) => ({ selector: 'a', name });
const isAsking = () => document.activeElement?.getAttribute('role') === 'combobox';
const dataOfPage = (name: string) => document.documentElement.dataset[name] ?? '';

tryJourneys([
	{
		title: 'the portrait changes at the first double click and is remembered',
		go: async (visitor) => {
			await visitor.open('/');
			await visitor.doubleClick('.portrait img');
			await visitor.waitFor(
				() => localStorage.getItem('selectedPhotoIndex') === '3',
				'a new photo',
			);
			await visitor.reload();
			await visitor.waitFor(() => document.documentElement.dataset.photo === '3', 'the same photo');
		},
	},
	{
		title: 'the button of the portrait shows the next one',
		go: async (visitor) => {
			await visitor.open('/');
			await visitor.click(button(home.en.photo));
			await visitor.waitFor(() => document.documentElement.dataset.photo === '3', 'the next photo');
		},
	},
	{
		title: 'the slider moves by its button, by the arrow keys and by a drag',
		go: async (visitor) => {
			const findShown = () =>
				[...document.querySelectorAll('vz-slider li')].findIndex(
					(slide) => !slide.hasAttribute('inert'),
				);
			const isShown = (wanted: number) =>
				[...document.querySelectorAll('vz-slider li')].findIndex(
					(slide) => !slide.hasAttribute('inert'),
				) === wanted;
			const isAtRest = () =>
				document.querySelector('vz-slider')?.getAnimations({ subtree: true }).length === 0;
			await visitor.open('/');
			await visitor.run(() => {
				document.querySelector('vz-slider')?.scrollIntoView({ block: 'center' });
				return true;
			});
			await visitor.click(button(t.slider.pause));
			const first = Number(await visitor.run(findShown));
			await visitor.click(button(t.slider.next));
			await visitor.waitFor(isShown, 'the next slide', first + 1);
			await visitor.waitFor(isAtRest, 'the end of the transition');
			await visitor.press('ArrowRight');
			await visitor.waitFor(isShown, 'the slide after it', first + 2);
			await visitor.waitFor(isAtRest, 'the end of the transition');
			await visitor.drag('vz-slider li:not([inert]) img', { x: 200, y: 0 });
			await visitor.waitFor(isShown, 'the slide before', first + 1);
		},
	},
	{
		title: 'the first double click on a slide opens its picture in a window',
		go: async (visitor) => {
			await visitor.open('/');
			await visitor.doubleClick('vz-slider li:not([inert]) img');
			await expect.poll(() => visitor.countWindows(), { timeout: 10_000 }).toBe(2);
		},
	},
	{
		title: 'the first click on the professional network opens a window',
		go: async (visitor) => {
			await visitor.open('/');
			await visitor.click('footer a[data-window]');
			await expect.poll(() => visitor.countWindows(), { timeout: 10_000 }).toBe(2);
		},
	},
	{
		title: 'the first click on Copy the link copies it',
		go: async (visitor) => {
			await visitor.open('/about');
			await visitor.click({ selector: 'footer button', name: t.copyLink });
			await visitor.reads('footer output', t.copied);
		},
	},
	{
		title: 'a menu opens with a click, is walked with arrow keys and gives the focus back',
		go: async (visitor) => {
			await visitor.open('/about');
			await visitor.click({ selector: 'header button', name: t.more.certificates });
			await visitor.press('ArrowDown');
			await visitor.waitFor(
				() => document.activeElement?.getAttribute('href') === '/certificates/backend',
				'the focus on the first link',
			);
			await visitor.press('End');
			await visitor.press('Escape');
			const isBack = (name: string) => document.activeElement?.ariaLabel === name;
			await visitor.waitFor(isBack, 'the focus on the button', t.more.certificates);
		},
	},
	{
		title: 'one menu at a time is open, and a click beside it closes it',
		go: async (visitor) => {
			const open = 'header :popover-open';
			await visitor.open('/about');
			await visitor.click({ selector: 'header button', name: t.more.certificates });
			await visitor.sees(open);
			await visitor.click({ selector: 'header button', name: t.more.extra });
			await visitor.waitFor(
				() => document.querySelectorAll('header :popover-open').length === 1,
				'one open menu',
			);
			await visitor.clickAt({ x: 20, y: 700 });
			await visitor.seesNo(open);
		},
	},
	{
		title: 'a language is chosen on the same page, saved, and found again at the entry',
		go: async (visitor) => {
			await visitor.open('/skills');
			await visitor.click('header [data-language], header .language');
			await visitor.click({ selector: 'header a[hreflang=uk]' });
			await visitor.isAt('/uk/skills');
			await visitor.waitFor(() => document.documentElement.lang === 'uk', 'Ukrainian');
			await visitor.open('/skills');
			await visitor.isAt('/uk/skills');
			await visitor.open('/es/skills');
			await visitor.isAt('/es/skills');
		},
	},
	{
		title: 'the theme goes through its three states and stays over a reload',
		go: async (visitor) => {
			await visitor.open('/about');
			const states: unknown[] = [];
			for (let click = 0; click < 3; click++) {
				const before = await visitor.run(dataOfPage, 'theme');
				await visitor.click('header [data-click=theme]');
				const isOther = (old: unknown) => (document.documentElement.dataset.theme ?? '') !== old;
				await visitor.waitFor(isOther, 'another theme', before);
				states.push(await visitor.run(dataOfPage, 'theme'));
			}
			expect(new Set(states)).toEqual(new Set(['light', 'dark', '']));
			await visitor.click('header [data-click=theme]');
			await visitor.waitFor(() => Boolean(document.documentElement.dataset.theme), 'a theme');
			const chosen = await visitor.run(dataOfPage, 'theme');
			await visitor.reload();
			expect(await visitor.run(dataOfPage, 'theme')).toBe(chosen);
		},
	},
	{
		title: 'the pictures become stitched and stay so on the next page',
		go: async (visitor) => {
			await visitor.open('/about');
			await visitor.click('footer [data-click=view-mode]');
			await visitor.waitFor(
				() => document.documentElement.dataset.view === 'alternative',
				'stitched pictures',
			);
			await visitor.open('/skills');
			expect(await visitor.run(dataOfPage, 'view')).toBe('alternative');
		},
	},
	{
		title:
			'projects are searched, found words are marked, and a message reports that there are none',
		go: async (visitor) => {
			const words = projects.en;
			await visitor.open('/projects');
			await visitor.click('.open-projects');
			await visitor.click('input[type=search]');
			await visitor.type('museum');
			await visitor.waitFor(
				() =>
					[...document.querySelectorAll<HTMLElement>('#projects > li')].filter(
						(item) => !item.hidden,
					).length === 1,
				'one project',
			);
			await visitor.type('zzz');
			await visitor.reads('main [role=status]', words.none);
		},
	},
	{
		title:
			'the first slash opens the search of the site, which forgives a slip and is left with Escape',
		go: async (visitor) => {
			await visitor.open('/about');
			await visitor.type('/');
			await visitor.waitFor(isAsking, 'the focus in the field');
			await visitor.type('bakrey');
			await visitor.waitFor(
				() => document.querySelector('.find mark')?.textContent === 'Bakery',
				'a marked word',
			);
			await visitor.press('Escape');
			await visitor.seesNo('.find');
			expect(await visitor.run(() => location.pathname)).toBe('/about');
		},
	},
	{
		title: 'the first click on the search icon opens the search, whose result opens with Enter',
		go: async (visitor) => {
			await visitor.open('/about');
			await visitor.click('header [data-click=find]');
			await visitor.waitFor(isAsking, 'the focus in the field');
			await visitor.type('Передзамовлення');
			await visitor.waitFor(
				() => document.querySelector('.find [aria-selected=true] [lang=uk]') !== null,
				'the Ukrainian title of the result',
			);
			await visitor.press('Enter');
			await visitor.isAt('/projects/bakery');
		},
	},
	{
		title: 'projects change to a table and to the oldest first',
		go: async (visitor) => {
			await visitor.open('/projects');
			const newest = await visitor.text('main h2');
			await visitor.click(button(t.oldestFirst));
			const isOther = (old: string) =>
				document.querySelector('main h2')?.textContent?.trim() !== old;
			await visitor.waitFor(isOther, 'another first project', newest);
			await visitor.click({ selector: 'main button', name: t.table });
			await visitor.sees('main table');
		},
	},
	{
		title: 'certificates are searched with Cyrillic capitals',
		go: async (visitor) => {
			await visitor.open('/uk/certificates');
			await visitor.click('input[type=search]');
			await visitor.type('JAVA');
			await visitor.sees('main mark');
		},
	},
	{
		title: 'both totals unfold',
		go: async (visitor) => {
			await visitor.open('/certificates');
			const before = await visitor.count('.totals details a');
			for (const which of [0, 1]) {
				await visitor.run((index) => {
					document
						.querySelectorAll('.totals details summary')
						[index]?.setAttribute('data-wanted', '');
					return true;
				}, which);
				await visitor.click('summary[data-wanted]');
				await visitor.run(() => {
					document.querySelector('[data-wanted]')?.removeAttribute('data-wanted');
					return true;
				});
			}
			await expect.poll(() => visitor.count('.totals details a')).toBeGreaterThan(before + 100);
		},
	},
	{
		title: 'the ranking of technologies opens and is remembered',
		go: async (visitor) => {
			await visitor.open('/skills');
			await visitor.click('[data-click=ranking]');
			await visitor.waitFor(
				() => localStorage.getItem('isCodersrankSummaryVisible') === 'true',
				'the saved choice',
			);
		},
	},
	{
		title: 'an unknown address shows a page in its language that links to home',
		go: async (visitor) => {
			await visitor.open('/es/no-such-page');
			await visitor.waitFor(() => document.documentElement.lang === 'es', 'Spanish');
			await visitor.click('.not-found a');
			await visitor.waitFor(() => location.pathname.startsWith('/es'), 'the home page');
		},
	},
	{
		title: 'the keyboard reaches the content by the first link',
		go: async (visitor) => {
			await visitor.open('/about');
			await visitor.press('Tab');
			await visitor.sees(link(t.skip));
			await visitor.press('Enter');
			await visitor.waitFor(() => location.hash !== '', 'the address of the content');
		},
	},
]);
