export const play = 'M7 4.5v15L20 12Z';
export const pause = 'M8 5v14m8-14v14';
export const right = 'm9 5 7 7-7 7';
export const left = 'm15 5-7 7 7 7';
/** Stroke paths on a grid of 24 by 24, drawn for this site. The contact icons are named by their kind; others are in `contact-icons.ts`. */
export const icons: Record<string, string> = {
	menu: 'M3 6h18M3 12h18M3 18h18',
	down: 'm6 9 6 6 6-6',
	left,
	right,
	search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13Zm5 11.5L21 21',
	login: 'M14 4h6v16h-6M3 12h11m-4-4 4 4-4 4',
	language: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM3 12h18M12 3c5 5 5 13 0 18-5-5-5-13 0-18Z',
	system: 'M3 5h18v11H3zM8 20h8m-4-4v4',
	light:
		'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM12 2v2m0 16v2M2 12h2m16 0h2M5 5l1.5 1.5m11 11L19 19M19 5l-1.5 1.5m-11 11L5 19',
	dark: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z',
	social: 'M14 8h3V4h-3c-2.5 0-4 1.7-4 4v3H7v4h3v6h4v-6h3l1-4h-4V9c0-.6.4-1 1-1Z',
	microblog: 'M4 4l16 16M20 4 4 20',
	professional: 'M5 9v10M5 5v.01M10 19v-6a4 4 0 0 1 9 0v6m-9-10v10',
	copy: 'M8 8h12v12H8zM16 8V4H4v12h4',
	cv: 'M6 3h9l4 4v14H6zM14 3v5h5M9 13h6m-6 4h6',
	messenger: 'M21 4 3 11l6 2.5M21 4l-4 16-8-6.5M21 4 9 13.5V20l3.5-4',
	chat: 'M4 5h16v11h-9l-5 4v-4H4zM8 9h8m-8 3.5h5',
	code: 'm8 7-5 5 5 5m8-10 5 5-5 5M14 4l-4 16',
	video: 'M3 6h12v12H3zM15 10l6-3v10l-6-3',
	email: 'M3 6h18v12H3zm0 1 9 7 9-7',
	telephone: 'M5 4h4l2 5-2.5 2a12 12 0 0 0 5 5l2-2.5 5 2v4c-9 1.5-17-6.5-15.5-15.5Z',
	pause,
	play,
	next: 'M4 12h15m-6-6 6 6-6 6',
	print: 'M7 9V3h10v6M7 17H3V9h18v8h-4M7 14h10v7H7z',
	open: 'M14 4h6v6m0-6-9 9M18 14v6H4V6h6',
	divide: 'm8 6-5 6 5 6m8-12 5 6-5 6',
	enlarge: 'M4 9V4h5m6 0h5v5m0 6v5h-5m-6 0H4v-5',
	about: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM12 11v5.5M12 7.5v.01',
	close: 'm5 5 14 14M19 5 5 19',
	order: 'M8 4v16m-4-4 4 4 4-4M14 6h7m-7 6h5m-5 6h3',
	list: 'M9 6h12M9 12h12M9 18h12M4 6h.01M4 12h.01M4 18h.01',
	table: 'M3 5h18v14H3zM3 10h18M3 14.5h18M10 5v14',
	cards: 'M3 4h8v7H3zm10 0h8v7h-8zM3 13h8v7H3zm10 0h8v7h-8z',
};
