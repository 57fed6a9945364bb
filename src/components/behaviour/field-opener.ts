import type { DocumentField } from './document-field.ts';

let field: DocumentField | undefined;
let coming: Promise<DocumentField> | undefined;

/** Loads the code of the field of stitches (`DocumentField.astro`), on a page that has one. */
export function loadField() {
	const root = document.querySelector<HTMLElement>('[data-field]');
	if (!root) return;
	coming ??= import('./document-field.ts').then((code) => {
		field = new code.DocumentField(root);
		return field;
	});
}

/**
 * A tap that comes before the code of the field waits for it, because it asks what a stitch is. The field answers later taps itself.
 * Where its code cannot be loaded, the stitch is a link like any other.
 */
export function tapStitch(stitch: Element, _target: Element, event: Event) {
	if (field || !(event instanceof PointerEvent) || event.pointerType !== 'touch') return;
	event.preventDefault();
	coming?.then(
		(loaded) => loaded.tap(event),
		() => stitch instanceof SVGAElement && location.assign(stitch.href.baseVal),
	);
}
