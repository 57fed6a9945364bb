import type { Reply } from './service.ts';

/** A picture whose colour depends on its name, as bytes. */
export function picture(name: string): Reply {
	const hue = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><rect width="640" height="480" fill="hsl(${hue} 45% 60%)"/><circle cx="420" cy="180" r="90" fill="hsl(${(hue + 40) % 360} 60% 75%)"/><path d="M0 480 220 220l160 160 90-80 170 180z" fill="hsl(${hue} 40% 35%)"/></svg>`;
	return {
		status: 200,
		headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'no-store' },
		body: new TextEncoder().encode(svg),
	};
}
