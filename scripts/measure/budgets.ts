/** What a page may weigh before anybody touches it, in bytes as they cross the wire with Brotli. */
export interface Budget {
	htmlBytes: number;
	scriptBytes: number;
	fontFiles: number;
	otherHosts: number;
}

const readingPages = ['/', '/about', '/experience', '/education', '/skills'];

/** @example budgetOf('/about').htmlBytes // 13500: with it a page fits into the first flight of packets */
export function budgetOf(page: string): Budget {
	return {
		htmlBytes: readingPages.includes(page) ? 13_500 : 28_000,
		scriptBytes: 3000,
		fontFiles: 2,
		otherHosts: 0,
	};
}

/** Names what a page has too much of; nothing where it keeps within its budget. */
export function findExcesses(weight: Budget, budget: Budget): string[] {
	const excesses: [keyof Budget, string][] = [
		['htmlBytes', 'bytes of HTML and CSS'],
		['scriptBytes', 'bytes of JavaScript'],
		['fontFiles', 'font files'],
		['otherHosts', 'requests to other hosts'],
	];
	return excesses
		.filter(([key]) => weight[key] > budget[key])
		.map(([key, what]) => `${weight[key]} ${what} instead of at most ${budget[key]}`);
}
