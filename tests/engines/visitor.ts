import { setTimeout } from 'node:timers/promises';
import type { Driver, Key, Point } from './driver.ts';

/** The first element that is shown, matches the selector and, if one is given, has this name or text. */
export interface Target {
	selector: string;
	name?: string;
}

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** A scene that is drawn by software on a busy machine takes the longest. */
const patience = 90_000;

/** A person at a browser of any engine: sees, clicks and types, and waits for what the page shows. */
export class Visitor {
	private readonly driver: Driver;
	private readonly site: string;

	constructor(driver: Driver, site: string) {
		this.driver = driver;
		this.site = site;
	}

	async open(path: string) {
		await this.driver.open(`${this.site}${path}`);
	}

	reload() {
		return this.driver.reload();
	}

	press(key: Key) {
		return this.driver.press(key);
	}

	async pressTimes(key: Key, times: number) {
		for (let time = 0; time < times; time++) await this.driver.press(key);
	}

	type(text: string) {
		return this.driver.type(text);
	}

	countWindows() {
		return this.driver.countWindows();
	}

	async click(target: Target | string) {
		await this.driver.click(await this.pointAt(target));
	}

	/** A point of the window, whatever is there. */
	clickAt(point: Point) {
		return this.driver.click(point);
	}

	async doubleClick(target: Target | string) {
		await this.driver.click(await this.pointAt(target), 2);
	}

	/** Drags from the middle of an element by so many CSS pixels. */
	async drag(target: Target | string, { x, y }: Point) {
		const from = await this.pointAt(target);
		await this.driver.drag(from, { x: from.x + x, y: from.y + y });
	}

	/** Waits until the element is there and shown. */
	async sees(target: Target | string) {
		await this.waitFor(
			(wanted) => pickShown(wanted) !== undefined,
			`${describe(target)} to be shown`,
			toTarget(target),
		);
	}

	async seesNo(target: Target | string) {
		await this.waitFor(
			(wanted) => pickShown(wanted) === undefined,
			`${describe(target)} to be gone`,
			toTarget(target),
		);
	}

	/** Waits until the shown element has this text in it. */
	async reads(target: Target | string, text: string) {
		const read = (wanted: Target, words: string) =>
			readText(pickShown(wanted)).includes(words.replace(/\s+/g, ' '));
		await this.waitFor(read, `${describe(target)} to read "${text}"`, toTarget(target), text);
	}

	/** Waits until the path, with what follows it, is this. */
	async isAt(path: string) {
		const isThere = (wanted: string) => location.pathname + location.search === wanted;
		await this.waitFor(isThere, `the address ${path}`, path);
	}

	/** Runs a function, which uses nothing but its arguments, in the page. */
	run<Arguments extends readonly unknown[]>(
		read: (...args: Arguments) => Json | Promise<Json>,
		...args: Arguments
	): Promise<unknown> {
		return this.driver.evaluate(toExpression(read, args));
	}

	/** Waits until a function that runs in the page gives true. */
	async waitFor<Arguments extends readonly unknown[]>(
		isTrue: (...args: Arguments) => boolean,
		what: string,
		...args: Arguments
	) {
		const end = Date.now() + patience;
		let problem = '';
		do {
			// A page that the browser is leaving has no document.
			const answer = await this.driver.evaluate(toExpression(isTrue, args)).catch((error) => {
				problem = String(error);
				return false;
			});
			if (answer === true) return;
			await setTimeout(50);
		} while (Date.now() < end);
		throw new Error(`Waited in vain for ${what}. ${problem}`);
	}

	/** Where to click an element: in the window, at rest, and not under another. */
	private async pointAt(target: Target | string): Promise<Point> {
		const wanted = toTarget(target);
		await this.waitFor(isAtRest, `${describe(target)} to be within reach`, wanted);
		const point = await this.run((it) => {
			const box = pickShown(it)?.getBoundingClientRect() ?? new DOMRect();
			return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
		}, wanted);
		return point as Point;
	}
}

function toTarget(target: Target | string): Target {
	return typeof target === 'string' ? { selector: target } : target;
}

function describe(target: Target | string): string {
	const { selector, name } = toTarget(target);
	return name ? `${selector} "${name}"` : selector;
}

/** These run in the page, and are put before the code that uses them. */
function pickShown({ selector, name }: Target): Element | undefined {
	const shown = [...document.querySelectorAll(selector)].filter((element) =>
		element.checkVisibility({ visibilityProperty: true }),
	);
	if (name === undefined) return shown[0];
	return shown.find((element) =>
		[element.getAttribute('aria-label')?.trim(), readText(element)].includes(name),
	);
}

function readText(element: Element | undefined): string {
	const text = element instanceof HTMLInputElement ? element.value : element?.textContent;
	return (text ?? '').replace(/\s+/g, ' ').trim();
}

function isAtRest(target: Target): boolean {
	const element = pickShown(target);
	if (!element) return false;
	const before = JSON.stringify(element.getBoundingClientRect());
	const { top, bottom, x, width } = element.getBoundingClientRect();
	if (top < 0 || bottom > innerHeight) {
		element.scrollIntoView({ block: 'center', behavior: 'instant' });
		return false;
	}
	const state = window as unknown as { lastBox?: string };
	const wasHere = state.lastBox === before;
	state.lastBox = before;
	const hit = document.elementFromPoint(x + width / 2, (top + bottom) / 2);
	return wasHere && hit !== null && (element.contains(hit) || hit.contains(element));
}

function toExpression(read: (...args: never[]) => unknown, args: readonly unknown[]): string {
	const helpers = [pickShown, readText, isAtRest].map(String).join('\n');
	return `(() => {${helpers}\nreturn (${read})(...${JSON.stringify(args)});})()`;
}
