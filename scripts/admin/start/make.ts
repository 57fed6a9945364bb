/** An element with its properties and children. @example make('a', { href: '/admin', textContent: 'Editor' }) */
export function make<Tag extends keyof HTMLElementTagNameMap>(
	tag: Tag,
	properties: Partial<HTMLElementTagNameMap[Tag]>,
	...children: Node[]
): HTMLElementTagNameMap[Tag] {
	const element = Object.assign(document.createElement(tag), properties);
	if (children.length > 0) element.replaceChildren(...children);
	return element;
}
