import fontverter from 'fontverter';
import subsetFont from 'subset-font';

/**
 * The packages return memory of WebAssembly, which the next call overwrites before the first has copied it: of two at
 * once, one gave a font that no browser reads. So each call waits for the one before.
 */
let last: Promise<unknown> = Promise.resolve();

/** The font with some of its letters. */
export function cutLetters(...args: Parameters<typeof subsetFont>): Promise<Buffer> {
	return afterLast(() => subsetFont(...args));
}

/** The font, packed for the web. */
export function packFont(font: Buffer): Promise<Buffer> {
	return afterLast(() => fontverter.convert(font, 'woff2'));
}

function afterLast<Value>(job: () => Promise<Value>): Promise<Value> {
	const next = last.then(job, job);
	last = next;
	return next;
}
