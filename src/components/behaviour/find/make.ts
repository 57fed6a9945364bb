import { icons } from '#components/frame/icons.ts';

/** An element with these attributes and children. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
	tag: Tag,
	attributes: Readonly<Record<string, string>> = {},
	...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
	const element = document.createElement(tag);
	for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
	element.append(...children);
	return element;
}

const namespace = 'http://www.w3.org/2000/svg';

/** A part of a drawing with these attributes. */
export function makeSvg(tag: string, attributes: Readonly<Record<string, string>>): SVGElement {
	const element = document.createElementNS(namespace, tag);
	for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
	if (element instanceof SVGElement) return element;
	throw new Error(`SVG has no element "${tag}".`);
}

/** A line drawing of `icons.ts`; it decorates, the words are beside it. */
export function makeIcon(name: string): SVGElement {
	const svg = makeSvg('svg', { class: 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true' });
	svg.append(makeSvg('path', { d: icons[name] ?? '' }));
	return svg;
}
