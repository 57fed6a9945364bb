/** Settings of the script that watches the islands of a page. */
export interface LoadingWatch {
	/** Id of the element that reports a script that could not be loaded, hidden until then. */
	notice: string;
	timeoutMs: number;
}

/** After this long, what has not been loaded counts as not loaded: the limit of the specification. */
export const loadTimeoutMs = 120_000;

/**
 * Shows a notice with a way to try again when a script of a page for reading cannot be loaded. Without the code of its
 * buttons the page looks as it does without scripts, so that no button is left without effect. It is printed into the
 * page, so it may use nothing from outside its own braces.
 */
export function watchScripts() {
	const root = document.documentElement;
	const report = ({ reason }: Failure) => {
		// A list that cannot start has no reason; every engine describes a failed import in words of its own.
		if (reason && !/import/i.test(String(reason))) return;
		if (!('ready' in root.dataset)) root.classList.remove('js');
		if ('lost' in root.dataset) return;
		root.dataset.lost = '';
		// The code of the voice may be what did not load.
		const voice = document.querySelector('.voice');
		if (voice) voice.textContent = document.querySelector('.not-loaded p')?.textContent ?? '';
	};
	addEventListener('astro:hydration-error', report);
	addEventListener('unhandledrejection', report);
}

/**
 * Shows a notice with a way to try again when a script of a tool cannot be loaded or takes longer
 * than the limit. It is printed into the page ahead of the islands, because a script that fails
 * cannot report that itself. So this function may use nothing from outside its own braces.
 */
export function watchLoading({ notice, timeoutMs }: LoadingWatch) {
	const waiting = 'astro-island[ssr]:is([client="load"], [client="only"], [client="idle"])';
	/** Islands whose script failed. */
	const failed = new Set<EventTarget>();
	const show = (shown: boolean) => {
		const element = document.getElementById(notice);
		if (element?.hidden !== shown) return;
		element.hidden = !shown;
		// The code of the voice may be what did not load.
		const voice = document.querySelector('.voice');
		if (shown && voice) voice.textContent = element.querySelector('p')?.textContent ?? '';
	};
	const fail = () => show(true);
	// Browsers remember that a script has failed, so a new try is a new page: a tool that never ran has nothing to lose.
	// If a tool runs and one of its parts failed, the part’s island requests another address of its script.
	const tryAgain = () => {
		if (document.querySelector(waiting) || failed.size === 0) return location.reload();
		for (const island of failed) {
			if ('start' in island && typeof island.start === 'function') island.start();
		}
	};

	document.addEventListener('astro:hydration-error', ({ target }) => {
		if (target instanceof Element) {
			failed.add(target);
			// The notice replaces a part that starts when it comes near: the visitor looks there.
			const element = document.getElementById(notice)?.parentElement;
			if (element && target.matches('[client="visible"]')) target.before(element);
		}
		fail();
	});
	// Neither the error of a script element nor the end of hydration bubbles, but both can be captured.
	document.addEventListener(
		'error',
		({ target }) => {
			if (target instanceof HTMLScriptElement) fail();
		},
		true,
	);
	// For parts that a tool loads later and whose failure it does not handle itself.
	addEventListener('unhandledrejection', ({ reason }) => {
		if (/dynamically imported module|importing a module script/i.test(String(reason))) fail();
	});
	document.addEventListener(
		'astro:hydrate',
		({ target }) => {
			if (!(target instanceof Element)) return;
			failed.delete(target);
			const held = document.activeElement?.closest(`#${notice}`);
			show(failed.size > 0);
			// What was hidden would drop the focus.
			if (held) target.querySelector<HTMLElement>('a[href], button, input, textarea')?.focus();
		},
		true,
	);
	setTimeout(() => {
		if (document.querySelector(waiting)) fail();
	}, timeoutMs);
	document.addEventListener('click', ({ target }) => {
		if (target instanceof Element && target.closest(`#${notice} button`)) tryAgain();
	});
	addEventListener('online', () => {
		const isShown = document.getElementById(notice)?.hidden === false;
		if (isShown && (document.querySelector(waiting) || failed.size > 0)) tryAgain();
	});
}

interface Failure extends Event {
	readonly reason?: unknown;
}
