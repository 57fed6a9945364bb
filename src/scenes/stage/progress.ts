/** The loaded share of the files of a scene. */
export class Progress {
	readonly #files = new Map<string, { loaded: number; total: number }>();
	readonly #onShare: (share: number) => void;

	/** `onShare` gets the share from 0 to 1 whenever it changes. */
	constructor(onShare: (share: number) => void) {
		this.#onShare = onShare;
	}

	/** `total` is 0 while the size is not known; such a file counts when it is complete. */
	follow(file: string, loaded: number, total: number) {
		this.#files.set(file, { loaded, total });
		this.#onShare(this.share);
	}

	/** Each file has the same weight, since sizes are not known before the answers come. */
	get share(): number {
		if (this.#files.size === 0) return 0;
		let sum = 0;
		for (const { loaded, total } of this.#files.values()) {
			sum += total > 0 ? Math.min(1, loaded / total) : 0;
		}
		return sum / this.#files.size;
	}
}
