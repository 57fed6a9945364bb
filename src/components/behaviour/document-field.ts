/**
 * The field of stitches (`DocumentField.astro`): a note names the stitch at the pointer, at the focus or under the finger, and arrow
 * keys move the focus. The field is one tab stop: the stitch that had the focus last.
 */
export class DocumentField {
	readonly #root: HTMLElement;
	/** Hidden from screen readers, because the stitch itself has the same name. */
	readonly #note = Object.assign(document.createElement('a'), {
		className: 'field-note',
		hidden: true,
		ariaHidden: 'true',
		tabIndex: -1,
	});
	#noted: SVGAElement | undefined;
	/** Named by a tap: a finger also hovers and focuses, before its tap. */
	#tapped: SVGAElement | undefined;

	constructor(root: HTMLElement) {
		this.#root = root;
		root.append(this.#note);
		this.#listen();
		// A pointer that was on a stitch before this code loaded causes no further event.
		const noted = toStitch(document.activeElement) ?? toStitch(root.querySelector('a:hover'));
		if (noted) this.#show(noted);
	}

	/** Not kept: a search adds the stitches of other pages of the list. */
	get #rows(): SVGAElement[][] {
		return [...this.#root.querySelectorAll('[data-row]')].map((row) => [
			...row.querySelectorAll<SVGAElement>('a'),
		]);
	}

	#listen() {
		const root = this.#root;
		root.addEventListener('pointerover', ({ target, pointerType }) => {
			const stitch = pointerType === 'touch' ? undefined : toStitch(target);
			if (stitch) this.#show(stitch);
		});
		root.addEventListener('pointerleave', ({ pointerType }) => {
			if (pointerType !== 'touch') this.#hide();
		});
		root.addEventListener('focusin', ({ target }) => {
			const stitch = toStitch(target);
			if (!stitch) return;
			for (const other of this.#rows.flat()) other.setAttribute('tabindex', '-1');
			stitch.setAttribute('tabindex', '0');
			// A finger focuses too, before its tap: that is not yet the second one.
			if (stitch.matches(':focus-visible')) this.#show(stitch);
		});
		root.addEventListener('focusout', ({ relatedTarget }) => {
			if (relatedTarget !== this.#note) this.#hide();
		});
		root.addEventListener('keydown', (event) => this.#press(event));
		// Also while the focus is elsewhere and the pointer has brought the note.
		document.addEventListener('keydown', ({ key }) => {
			if (key === 'Escape') this.#hide();
		});
		root.addEventListener('click', (event) => this.tap(event));
		root.querySelector('.field-rows')?.addEventListener('scroll', () => {
			if (this.#noted) this.#show(this.#noted);
		});
	}

	#press(event: KeyboardEvent) {
		if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
		const stitch = toStitch(event.target);
		const next = stitch && this.#findNext(stitch, event.key);
		if (!next) return;
		event.preventDefault();
		next.focus();
	}

	#findNext(stitch: SVGAElement, key: string): SVGAElement | undefined {
		const rows = this.#rows;
		const at = rows.findIndex((row) => row.includes(stitch));
		const row = rows[at] ?? [];
		const place = row.indexOf(stitch);
		const ahead = document.dir === 'rtl' ? -1 : 1;
		if (key === 'ArrowLeft') return row[place - ahead];
		if (key === 'ArrowRight') return row[place + ahead];
		if (key === 'Home') return row[0];
		if (key === 'End') return row.at(-1);
		if (key === 'ArrowUp') return findNearest(rows[at - 1] ?? [], toMiddle(stitch));
		if (key === 'ArrowDown') return findNearest(rows[at + 1] ?? [], toMiddle(stitch));
		return;
	}

	/** A finger is broader than a stitch: its first tap names the nearest one, the next tap on it or on the note follows it. */
	tap(event: MouseEvent) {
		const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
		if (!isTouch || !(event.target instanceof SVGElement)) return;
		const nearest = findNearest(this.#rows.flat(), { x: event.clientX, y: event.clientY });
		if (!nearest || nearest === this.#tapped) return;
		event.preventDefault();
		this.#show(nearest);
		this.#tapped = nearest;
	}

	#show(stitch: SVGAElement) {
		this.#noted?.classList.remove('noted');
		this.#noted = stitch;
		for (const title of stitch.querySelectorAll('title')) moveTitle(title);
		stitch.classList.add('noted');
		const note = this.#note;
		const [title = '', more = ''] = (stitch.ariaLabel ?? '').split('\n');
		const name = document.createElement('strong');
		name.append(title);
		note.replaceChildren(name, more);
		note.href = stitch.href.baseVal;
		note.lang = stitch.getAttribute('lang') ?? '';
		if (!note.lang) note.removeAttribute('lang');
		note.hidden = false;
		const around = this.#root.getBoundingClientRect();
		const { x, y } = toMiddle(stitch);
		const { offsetWidth: width, offsetHeight: height } = note;
		const left = Math.max(0, Math.min(x - around.x - width / 2, around.width - width));
		note.style.transform = `translate(${left}px,${y - around.y - height - 16}px)`;
	}

	#hide() {
		this.#noted?.classList.remove('noted');
		this.#noted = undefined;
		this.#tapped = undefined;
		this.#note.hidden = true;
	}
}

/** The browser shows a `<title>` at the pointer by itself, late and beside our note. */
function moveTitle(title: Element) {
	if (title.parentElement) title.parentElement.ariaLabel = title.textContent;
	title.remove();
}

function toStitch(target: unknown): SVGAElement | undefined {
	const stitch = target instanceof Element && target.closest('a');
	return stitch instanceof SVGAElement ? stitch : undefined;
}

function toMiddle(stitch: Element): Point {
	const { x, y, width, height } = stitch.getBoundingClientRect();
	return { x: x + width / 2, y: y + height / 2 };
}

function findNearest(stitches: readonly SVGAElement[], to: Point): SVGAElement | undefined {
	const distances = stitches.map((stitch) => {
		const { x, y } = toMiddle(stitch);
		return Math.hypot(x - to.x, y - to.y);
	});
	return stitches[distances.indexOf(Math.min(...distances))];
}

interface Point {
	x: number;
	y: number;
}
