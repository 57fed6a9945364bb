import { common } from '#i18n/messages/common/index.ts';
import { tryJourneys } from './journey.ts';

const t = common.en;
const button = (name: string) => ({ selector: 'button', name });
const link = (name: string) => ({ selector: 'a', name });

// What engines do each in their own way: pointers, keys, the focus, windows, the clipboard, what is kept.
tryJourneys([
	{
		title: 'the portrait changes at the first double click and is remembered',
		go: async (visitor) => {
			const isNext = () => document.documentElement.dataset.photo === '3';
			await visitor.open('/');
			await visitor.doubleClick('.portrait img');
			await visitor.waitFor(isNext, 'a new photo');
			await visitor.reload();
			await visitor.waitFor(isNext, 'the same photo');
		},
	},
	{
		title: 'the slider moves by its button, by the arrow keys and by a drag',
		go: async (visitor) => {
			const isShown = (wanted: number) =>
				[...document.querySelectorAll('.slider li')].findIndex(
					(slide) => !slide.hasAttribute('inert'),
				) === wanted && document.getAnimations().every(({ playState }) => playState !== 'running');
			await visitor.open('/');
			await visitor.run(() => {
				document.querySelector('.slider')?.scrollIntoView({ block: 'center' });
				for (const titles of document.querySelectorAll('.titles')) titles.remove();
				return true;
			});
			await visitor.click(button(t.slider.pause));
			// The clone of the last picture is before the first.
			await visitor.waitFor(isShown, 'the first slide', 1);
			await visitor.click(button(t.slider.next));
			await visitor.waitFor(isShown, 'the next slide', 2);
			await visitor.press('ArrowRight');
			await visitor.waitFor(isShown, 'the slide after it', 3);
			await visitor.drag('.slider li:not([inert]) img', { x: 200, y: 0 });
			await visitor.waitFor(isShown, 'the slide before', 2);
		},
	},
	{
		title: 'the first double click on a slide opens its picture in a window',
		go: async (visitor) => {
			await visitor.open('/');
			await visitor.doubleClick('.slider li:not([inert]) img');
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
		title:
			'a menu opens with a click, is walked with arrow keys and gives the focus back; one at a time is open, and a click beside it closes it',
		go: async (visitor) => {
			const open = 'header :popover-open';
			const menu = (name: string) => ({ selector: 'header button', name });
			await visitor.open('/about');
			await visitor.click(menu(t.more.certificates));
			// What keys do is loaded at the first click.
			await visitor.sees('html[data-ready]');
			await visitor.press('ArrowDown');
			await visitor.waitFor(
				() => document.activeElement?.getAttribute('href') === '/certificates/backend',
				'the focus on the first link',
			);
			await visitor.press('End');
			await visitor.press('Escape');
			const isBack = (name: string) => document.activeElement?.ariaLabel === name;
			await visitor.waitFor(isBack, 'the focus on the button', t.more.certificates);
			await visitor.click(menu(t.more.certificates));
			await visitor.sees(open);
			await visitor.click(menu(t.more.extra));
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
			await visitor.click('header a[hreflang=uk]');
			await visitor.isAt('/uk/skills');
			await visitor.open('/skills');
			await visitor.isAt('/uk/skills');
			await visitor.open('/es/skills');
			await visitor.isAt('/es/skills');
		},
	},
	{
		title:
			'the first slash opens the search of the site, which forgives a slip; its result opens with Enter',
		go: async (visitor) => {
			await visitor.open('/about');
			await visitor.type('/');
			await visitor.waitFor(
				() => document.activeElement?.getAttribute('role') === 'combobox',
				'the focus in the field',
			);
			await visitor.type('bakrey');
			await visitor.waitFor(
				() => document.querySelector('.find mark')?.textContent === 'Bakery',
				'a marked word',
			);
			await visitor.press('Enter');
			await visitor.isAt('/projects/bakery');
		},
	},
	{
		title: 'projects are searched, their words marked, and the list becomes a table',
		go: async (visitor) => {
			await visitor.open('/projects');
			await visitor.click('input[type=search]');
			await visitor.type('museum');
			await visitor.reads('main mark', 'useum');
			await visitor.click({ selector: 'main button', name: t.table });
			await visitor.sees('main table mark');
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
			// What has the focus is in the window at once: scrolling that takes its time lets it wait outside.
			await visitor.run(() => {
				document.querySelector<HTMLElement>('footer a')?.focus();
				return true;
			});
			const isInWindow = () =>
				(document.activeElement?.getBoundingClientRect().top ?? innerHeight) < innerHeight;
			expect(await visitor.run(isInWindow)).toBe(true);
		},
	},
]);
