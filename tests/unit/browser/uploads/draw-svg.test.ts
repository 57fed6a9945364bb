import { drawSvg } from '#browser/uploads/draw-svg.ts';
import type { SvgAnswer, SvgPixels } from '#browser/uploads/render-svg.ts';

/** A worker that says what the test has it say. */
class SpokenWorker extends EventTarget {
	static last: SpokenWorker;
	terminate = vi.fn();
	postMessage = vi.fn();

	constructor() {
		super();
		SpokenWorker.last = this;
	}

	say(...answers: SvgAnswer[]) {
		for (const data of answers) this.dispatchEvent(new MessageEvent('message', { data }));
	}
}

function toPixels(side: number): SvgPixels {
	return { width: side, height: side, colours: new Uint8ClampedArray(4) };
}

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal('window', {});
	vi.stubGlobal('Worker', SpokenWorker);
});
afterEach(() => vi.useRealTimers());

test('the largest picture is taken, and the worker is ended', async () => {
	const drawing = drawSvg('<svg/>');
	expect(SpokenWorker.last.postMessage).toHaveBeenCalledWith('<svg/>');
	SpokenWorker.last.say('loaded', toPixels(512), toPixels(1024), 'finished');
	expect(await drawing).toEqual({ ok: true, pixels: toPixels(1024) });
	expect(SpokenWorker.last.terminate).toHaveBeenCalledOnce();
});

test('when the time is over, what there is is taken, else the drawing is refused', async () => {
	for (const [answers, drawn] of [
		[['loaded', toPixels(512)], { ok: true, pixels: toPixels(512) }],
		[['loaded'], { ok: false, reason: 'tooComplex' }],
	] as const) {
		const drawing = drawSvg('');
		SpokenWorker.last.say(...answers);
		vi.advanceTimersByTime(700);
		expect(await drawing).toEqual(drawn);
		expect(SpokenWorker.last.terminate).toHaveBeenCalledOnce();
	}
});

test('a slow connection takes none of the time', async () => {
	const drawing = drawSvg('');
	vi.advanceTimersByTime(60_000);
	SpokenWorker.last.say('loaded', toPixels(512), 'finished');
	expect(await drawing).toEqual({ ok: true, pixels: toPixels(512) });
});

test('what the worker refuses is refused, unless it has drawn something before', async () => {
	const refused = drawSvg('');
	SpokenWorker.last.say('loaded', { reason: 'foreign' });
	expect(await refused).toEqual({ ok: false, reason: 'foreign' });
	const drawn = drawSvg('');
	SpokenWorker.last.say('loaded', toPixels(512), { reason: 'tooComplex' });
	expect(await drawn).toEqual({ ok: true, pixels: toPixels(512) });
});

test('a worker that does not start is told', async () => {
	const drawing = drawSvg('');
	SpokenWorker.last.dispatchEvent(new Event('error'));
	expect(await drawing).toEqual({ ok: false, reason: 'notLoaded' });
});
