/** Room between two texts: a screen reader drops the first of two that come at once. */
const gapMs = 150;

/** So long after the last of several texts of a kind, only that one is said: nobody wants a count per key. */
const settleMs = 400;

/** So long a text stays in the region: nobody finds words there that are no longer true. */
const keptMs = 5000;

const waiting: { text: string; kind: string | undefined }[] = [];
const settling = new Map<string, ReturnType<typeof setTimeout>>();
let speaking = false;
let emptying: ReturnType<typeof setTimeout>;
let last: Element | undefined;
let said: (typeof waiting)[number] | undefined;

/**
 * Has a screen reader say a text (plain, one sentence or a few; an empty one is not said) after all that was said before.
 * It says by itself only what comes through here: what is seen on the page is plain text. A text of a kind, such as
 * `search`, is said once nothing more of its kind has come for `wait` (ms; 0 for at once), and replaces what waits of it;
 * an empty one drops that at once, and takes back what the region has of it. A function makes the text when it is said.
 */
export function say(text: string | (() => string), kind?: string, wait = settleMs) {
	if (kind !== undefined) clearTimeout(settling.get(kind));
	if (kind === undefined || text === '' || wait === 0) add(text, kind);
	else
		settling.set(
			kind,
			setTimeout(() => add(text, kind), wait),
		);
}

function add(words: string | (() => string), kind?: string) {
	const text = typeof words === 'string' ? words : words();
	const older = waiting.findIndex((each) => kind !== undefined && each.kind === kind);
	if (older !== -1) waiting.splice(older, 1);
	if (text === '') {
		if (kind && kind === said?.kind) empty();
		return;
	}
	waiting.push({ text, kind });
	if (!speaking) next();
}

/** The region is emptied first: a text that follows an equal one would be no change, and stay unsaid. */
function next() {
	speaking = waiting.length > 0;
	clearTimeout(emptying);
	if (!speaking) {
		emptying = setTimeout(empty, keptMs);
		return;
	}
	empty();
	// One that is made now is there before its text.
	findRegion();
	setTimeout(() => {
		last = findRegion();
		said = waiting.shift();
		last.textContent = said?.text ?? '';
		setTimeout(next, gapMs);
	}, gapMs);
}

function empty() {
	if (last) last.textContent = '';
}

/**
 * That of the layout, which is there from the start: a region that comes with its text is not read out. While a dialog or
 * a part in full screen makes all else inert, a region within it.
 */
function findRegion(): Element {
	const hosts = document.querySelectorAll('dialog[open], :fullscreen:not(:root)');
	const host = [...hosts].at(-1) ?? document.body;
	const found = [...host.children].find(({ className }) => className === regionClass);
	if (found) return found;
	const region = document.createElement('p');
	region.className = regionClass;
	region.role = 'status';
	host.append(region);
	host.addEventListener('close', () => region.replaceChildren());
	return region;
}

/** As in `layouts/Page.astro`. */
const regionClass = 'voice hidden-words';
