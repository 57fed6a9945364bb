import paths from './icons.json' with { type: 'json' };

/** Stroke paths on a grid of 24 by 24, drawn for this site. The contact icons are named by their kind; others are in `contact-icons.ts`. */
export const icons: Record<string, string> = paths;
