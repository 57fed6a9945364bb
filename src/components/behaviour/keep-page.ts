/**
 * After the page has loaded: what it loads by itself then goes first, and a visitor who leaves at once keeps nothing. A
 * browser without idle callbacks waits for this alone.
 */
const pauseMs = 1000;
/** A page whose pictures never stop moving may be busy for ever. */
const longestMs = 5000;

/** What some browsers know about the connection. */
interface Connection {
	readonly saveData?: boolean;
}

/** Has the page kept for use without a connection when the browser has nothing else to do, unless it saves data. */
const sign = document.querySelector<HTMLElement>('[data-offline]');
if (import.meta.env.PROD && sign && 'serviceWorker' in navigator && !savesData()) {
	if (document.readyState === 'complete') pause();
	else addEventListener('load', pause);
}

function pause() {
	setTimeout(() => {
		if ('requestIdleCallback' in window) requestIdleCallback(keep, { timeout: longestMs });
		else keep();
	}, pauseMs);
}

async function keep() {
	const { OfflinePage } = await import('./offline-page.ts');
	if (sign) new OfflinePage(sign);
}

function savesData(): boolean {
	const { connection }: { connection?: Connection } = Object(navigator);
	return connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches;
}
