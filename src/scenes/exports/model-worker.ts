import type { ModelAnswer } from './model-answer.ts';

export interface ModelOptions {
	signal: AbortSignal;
	/** Gets the share that is done, 0 to 1. */
	onProgress: (share: number) => void;
}

/** The worker cannot do it here: it did not start, or has no canvas. */
export class Unable extends Error {}

/** Of the content policy; `policy-sources.ts` names it. */
interface TrustedTypes {
	createPolicy: (
		name: string,
		rules: { createScriptURL: (url: string) => string },
	) => { createScriptURL: (url: string) => string };
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/** The worker that makes the models of a scene. It stays for the next model, until the page is left. */
export class ModelWorker<Job> {
	readonly #address: string;
	#worker: Worker | undefined;

	constructor(address: string) {
		this.#address = address;
	}

	get exists(): boolean {
		return typeof Worker === 'function' && typeof OffscreenCanvas === 'function';
	}

	/** Throws `Unable`, the signal's reason when cancelled, and what the worker reports. */
	run(job: Job, { signal, onProgress }: ModelOptions): Promise<Blob> {
		this.#worker ??= this.#start();
		const running = this.#worker;
		const over = new AbortController();
		return new Promise<Blob>((resolve, reject) => {
			running.addEventListener(
				'message',
				({ data }: MessageEvent<ModelAnswer>) => {
					if ('progress' in data) onProgress(data.progress);
					else if ('blob' in data) resolve(data.blob);
					else reject('unable' in data ? new Unable() : new Error(data.error));
				},
				over,
			);
			running.addEventListener('error', () => reject(new Unable()), over);
			signal.addEventListener('abort', () => reject(signal.reason), over);
			running.postMessage(job);
		})
			.catch((error: unknown) => {
				this.#end();
				throw error;
			})
			.finally(() => over.abort());
	}

	#start(): Worker {
		const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
		policy ??= trustedTypes?.createPolicy('models', { createScriptURL: (url) => url });
		addEventListener('pagehide', () => this.#end(), { once: true });
		const address = policy?.createScriptURL(this.#address) ?? this.#address;
		return new Worker(address, { type: 'module' });
	}

	#end() {
		this.#worker?.terminate();
		this.#worker = undefined;
	}
}
