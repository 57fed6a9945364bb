import { forEachLimited } from '#build/bundle/dist-files.ts';
import { readEntries } from '../entries.ts';
import { toPosition } from '../mistake.ts';
import { readTexts } from '../source.ts';
import type { ContentTree } from '../tree.ts';

/** An outside link that no longer works. */
export interface DeadLink {
	url: string;
	/** Every occurrence: file, line and column. */
	places: string[];
	reason: string;
}

const atOnce = 4;
/** Milliseconds for each of the two tries. */
const standardTimeout = 15_000;

/** Every outside address in the fields of records, with its occurrences. */
export function listOutsideLinks(tree: ContentTree): Map<string, string[]> {
	const links = new Map<string, string[]>();
	for (const entry of readEntries(tree).entries) {
		for (const [path, text] of readTexts(entry.value)) {
			const url = text.trim();
			if (!/^https?:\/\/\S+$/.test(url) || !URL.canParse(url)) continue;
			const { line, column } = toPosition(entry.text, entry.locateValue(path));
			const place = `src/content/${entry.file}:${line}:${column}`;
			links.set(url, [...(links.get(url) ?? []), place]);
		}
	}
	return links;
}

/** Requests each link once, at most four at a time. Returns the broken ones, in the order of the content. */
export async function findDeadLinks(
	links: ReadonlyMap<string, string[]>,
	timeout = standardTimeout,
): Promise<DeadLink[]> {
	const reasons = new Map<string, string>();
	await forEachLimited([...links.keys()], atOnce, async (url) => {
		const reason = await askLink(url, timeout);
		if (reason !== undefined) reasons.set(url, reason);
	});
	return [...links].flatMap(([url, places]) => {
		const reason = reasons.get(url);
		return reason === undefined ? [] : { url, places, reason };
	});
}

/** Some servers do not support HEAD, so a link is broken only if GET fails too. */
async function askLink(url: string, timeout: number): Promise<string | undefined> {
	if ((await tryLink(url, 'HEAD', timeout)) === undefined) return undefined;
	return tryLink(url, 'GET', timeout);
}

/**
 * Why a link is broken, or undefined if it works. A page that requires a password or refuses programs (401, 403, 429
 * and the like) counts as working.
 */
async function tryLink(url: string, method: string, timeout: number): Promise<string | undefined> {
	try {
		const { status, body } = await fetch(url, { method, signal: AbortSignal.timeout(timeout) });
		await body?.cancel();
		const gone = status === 404 || status === 410 || status >= 500;
		const unknownMethod = method === 'HEAD' && status >= 400;
		return gone || unknownMethod ? `answers with ${status}` : undefined;
	} catch (error) {
		if (error instanceof Error && error.name === 'TimeoutError') {
			return `no answer within ${timeout / 1000} seconds`;
		}
		return 'its server cannot be reached';
	}
}

export function printDeadLinks(asked: number, dead: readonly DeadLink[]): string {
	if (dead.length === 0) return `All ${asked} outside links work.`;
	const lines = dead.flatMap(({ url, places, reason }) => [
		`  ${url}: ${reason}`,
		...places.map((place) => `    ${place}`),
	]);
	return [`Broken links: ${dead.length} of ${asked}`, ...lines].join('\n');
}
