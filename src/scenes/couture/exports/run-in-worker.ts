import type { ModelAnswer } from './model-answer.ts';
import type { ModelJob } from './model-job.ts';
import address from './model-worker.ts?worker&url';

interface RunOptions {
	signal: AbortSignal;
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
let worker: Worker | undefined;

export function hasModelWorker(): boolean {
	return typeof Worker === 'function' && typeof OffscreenCanvas === 'function';
}

/** Throws `Unable`, the signal's reason when cancelled, and what the worker reports. */
export function runInWorker(job: ModelJob, { signal, onProgress }: RunOptions): Promise<Blob> {
	worker ??= startWorker();
	const running = worker;
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
			endWorker();
			throw error;
		})
		.finally(() => over.abort());
}

/** It stays for the next model of the same design, until the page is left. */
function startWorker(): Worker {
	const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
	policy ??= trustedTypes?.createPolicy('models', { createScriptURL: (url) => url });
	addEventListener('pagehide', endWorker, { once: true });
	return new Worker(policy?.createScriptURL(address) ?? address, { type: 'module' });
}

function endWorker() {
	worker?.terminate();
	worker = undefined;
}
