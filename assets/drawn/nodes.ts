import type { Node } from '@takumi-rs/core';

export type Style = NonNullable<Node['style']>;

export function text(words: string, style: Style): Node {
	return { type: 'text', text: words, style };
}

export function row(style: Style, children: Node[]): Node {
	return {
		type: 'container',
		style: { display: 'flex', flexDirection: 'row', ...style },
		children,
	};
}

export function column(style: Style, children: Node[]): Node {
	return row({ flexDirection: 'column', ...style }, children);
}

/** A drawing in its own size, or placed by the style. */
export function picture(svg: string, width: number, height: number, style: Style = {}): Node {
	const sized = svg.replace('<svg ', `<svg width="${width}" height="${height}" `);
	return { type: 'image', src: sized, style: { width, height, flexShrink: 0, ...style } };
}

export function hairline(color: string, style: Style = {}): Node {
	const line: Style = { height: 1, width: '100%', backgroundColor: color, flexShrink: 0 };
	return { type: 'container', style: { ...line, ...style }, children: [] };
}
