/** What a build does, in its order, each with the line of its log that begins it. */
const beginnings = [
	['start and content', undefined],
	['bundles', /Building static entrypoints/],
	['pages', /generating static routes/],
	['pictures', /generating optimized images/],
	['finishing', /\[build\] ✓ Completed in/],
	['compression', /_headers is written/],
] as const satisfies readonly (readonly [string, RegExp | undefined])[];

export type Phase = (typeof beginnings)[number][0];

export const phases = beginnings.map(([phase]) => phase);

/** Times the phases of a build by the lines of its log; each phase begins once, after the one before it. */
export class PhaseClock {
	#at = 0;
	#began = 0;
	readonly seconds = new Map<Phase, number>();

	/** `time` in seconds from the start of the build. */
	read(line: string, time: number) {
		const next = beginnings.findIndex(
			([, begins], index) => index > this.#at && begins?.test(line),
		);
		if (next < 0) return;
		// "Completed" also ends the collecting of build info, before there are pages.
		if (phases[next] === 'finishing' && this.#at < phases.indexOf('pages')) return;
		this.end(time);
		this.#at = next;
	}

	end(time: number) {
		const phase = beginnings[this.#at]?.[0];
		if (phase) this.seconds.set(phase, time - this.#began);
		this.#began = time;
	}
}
