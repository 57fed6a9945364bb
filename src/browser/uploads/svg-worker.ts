import regular from '@expo-google-fonts/onest/400Regular/Onest_400Regular.ttf?url';
import bold from '@expo-google-fonts/onest/700Bold/Onest_700Bold.ttf?url';
import { initWasm } from '@resvg/resvg-wasm';
import program from '@resvg/resvg-wasm/index_bg.wasm?url';
import { meterWasm } from './meter-wasm.ts';
import { RefusedSvg, renderSvg, type SvgAnswer } from './render-svg.ts';

/** The turns take from 0.4 to 3.3 seconds, measured with the drawings of the tests; the pages are 512 MB. */
const limits = { turns: 500_000_000, pages: 8192 };

addEventListener('message', ({ data }: MessageEvent<string>) => void draw(data), { once: true });

async function draw(text: string): Promise<void> {
	try {
		const hasText = /<(?:\w+:)?text[\s>]/.test(text);
		const [fonts] = await Promise.all([
			Promise.all((hasText ? [regular, bold] : []).map(load)),
			load(program).then((module) => initWasm(meterWasm(module, limits))),
		]);
		answer('loaded');
		for (const pixels of renderSvg(text, fonts)) answer(pixels, [pixels.colours.buffer]);
		answer('finished');
	} catch (error) {
		answer({ reason: error instanceof RefusedSvg ? error.reason : 'notLoaded' });
	}
}

async function load(address: string): Promise<Uint8Array> {
	const response = await fetch(address);
	if (!response.ok) throw new Error(`${address} came with status ${response.status}.`);
	return new Uint8Array(await response.arrayBuffer());
}

function answer(message: SvgAnswer, transfer: Transferable[] = []) {
	postMessage(message, { transfer });
}
