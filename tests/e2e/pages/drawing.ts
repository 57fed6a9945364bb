/** What is known in the page about what is drawn there. */
interface Drawing {
	/** Draw calls since the page began. */
	draws: number;
	/** The most draw calls of a frame since the last reading. */
	mostDraws: number;
	/** Frames that were requested since the page opened. */
	frames: number;
	/** Animation callbacks that are requested and have neither run nor been cancelled. */
	waiting: Set<number>;
	/** All contexts that were made for a canvas of the page; they are not kept from being thrown away. */
	contexts: WeakRef<WebGL2RenderingContext>[];
	/** Those that can still be drawn with. */
	alive: () => WebGL2RenderingContext[];
	/** What the card says of each shader that it does not build: what is drawn with it is not seen, and no error comes. */
	refusals: () => string[];
	/** Red, green, blue and alpha of what is on the youngest of them. */
	read: () => Uint8Array;
	/** Frames of the page come by `step` alone, each a sixtieth of a second after the one before. */
	hold: () => void;
	step: (frames: number) => void;
	/** How many callbacks wait for the next step. */
	held: () => number;
}

declare global {
	interface Window {
		drawing: Drawing;
	}
}

/** Runs in the page before its scripts: counts what is drawn, and can hold the frames. */
export function watchDrawing() {
	const waiting = new Set<number>();
	const held = new Map<number, FrameRequestCallback>();
	const request = window.requestAnimationFrame.bind(window);
	const cancel = window.cancelAnimationFrame.bind(window);
	const clock = performance.now.bind(performance);
	const linked: { context: WeakRef<WebGL2RenderingContext>; program: WebGLProgram }[] = [];
	let holding: number | undefined;
	let next = 1e9;
	let inFrame = 0;

	function run(step: FrameRequestCallback, now: number) {
		inFrame = 0;
		step(now);
		drawing.mostDraws = Math.max(drawing.mostDraws, inFrame);
	}

	const drawing: Drawing = {
		draws: 0,
		mostDraws: 0,
		frames: 0,
		waiting,
		contexts: [],
		alive: () =>
			drawing.contexts
				.map((context) => context.deref())
				.filter((context) => context !== undefined)
				.filter((context) => !context.isContextLost()),
		refusals: () =>
			linked.flatMap(({ context, program }) => {
				const gl = context.deref();
				if (!gl || gl.isContextLost() || !gl.isProgram(program)) return [];
				if (gl.getProgramParameter(program, gl.LINK_STATUS)) return [];
				const shaders = gl.getAttachedShaders(program) ?? [];
				const logs = shaders.map((shader) => gl.getShaderInfoLog(shader));
				return [[gl.getProgramInfoLog(program), ...logs].join('\n')];
			}),
		read() {
			const gl = drawing.alive().at(-1);
			if (!gl) throw new Error('There is no context.');
			const { drawingBufferWidth: width, drawingBufferHeight: height } = gl;
			const pixels = new Uint8Array(width * height * 4);
			gl.bindFramebuffer(gl.FRAMEBUFFER, null);
			gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
			return pixels;
		},
		hold() {
			holding = clock();
			performance.now = () => holding ?? clock();
		},
		step(frames) {
			for (let frame = 0; frame < frames; frame += 1) {
				holding = (holding ?? clock()) + 1000 / 60;
				const steps = [...held.values()];
				for (const id of held.keys()) waiting.delete(id);
				held.clear();
				for (const step of steps) run(step, holding);
			}
		},
		held: () => held.size,
	};
	window.drawing = drawing;

	window.requestAnimationFrame = (step) => {
		drawing.frames += 1;
		if (holding !== undefined) {
			next += 1;
			held.set(next, step);
			waiting.add(next);
			return next;
		}
		const id = request((now) => {
			waiting.delete(id);
			run(step, now);
		});
		waiting.add(id);
		return id;
	};
	window.cancelAnimationFrame = (id) => {
		held.delete(id);
		waiting.delete(id);
		cancel(id);
	};

	const { prototype } = HTMLCanvasElement;
	const original = prototype.getContext;
	prototype.getContext = function getContext(
		this: HTMLCanvasElement,
		kind: string,
		options?: object,
	) {
		const own = kind === 'webgl2' ? { ...options, preserveDrawingBuffer: true } : options;
		const context: unknown = Reflect.apply(original, this, [kind, own]);
		if (
			context instanceof WebGL2RenderingContext &&
			drawing.contexts.every((known) => known.deref() !== context)
		)
			drawing.contexts.push(new WeakRef(context));
		return context;
	} as typeof prototype.getContext;

	const { linkProgram } = WebGL2RenderingContext.prototype;
	WebGL2RenderingContext.prototype.linkProgram = function link(program) {
		linked.push({ context: new WeakRef(this), program });
		Reflect.apply(linkProgram, this, [program]);
	};

	for (const name of [
		'drawArrays',
		'drawElements',
		'drawArraysInstanced',
		'drawElementsInstanced',
	] as const) {
		const draw = WebGL2RenderingContext.prototype[name] as (...values: unknown[]) => void;
		Object.assign(WebGL2RenderingContext.prototype, {
			[name](this: WebGL2RenderingContext, ...values: unknown[]) {
				inFrame += 1;
				drawing.draws += 1;
				Reflect.apply(draw, this, values);
			},
		});
	}
}

/** Runs in a page before its scripts. Where no picture is looked at, drawing without a graphics card would take minutes. */
export function drawNothing() {
	const { prototype } = WebGL2RenderingContext;
	for (const call of ['drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced'])
		Object.assign(prototype, { [call]: () => {} });
}
