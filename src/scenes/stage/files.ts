import type { Progress } from './progress.ts';

/** A file of a scene could not be loaded. The message names it, for the console. */
export class FileError extends Error {
	readonly file: string;

	constructor(file: string, reason: string) {
		super(`${file}: ${reason}`);
		this.file = file;
	}
}

/** Loads a file of this site and reports the progress. Throws `FileError`. */
export async function loadFile(
	file: string,
	{ progress, signal }: { progress?: Progress; signal?: AbortSignal },
): Promise<Blob> {
	progress?.follow(file, 0, 0);
	const answer = await fetch(file, signal ? { signal } : {}).catch((error: unknown) => {
		throw new FileError(file, String(error));
	});
	if (!answer.ok) throw new FileError(file, `status ${answer.status}`);
	// The length that is announced is that of the packed file; what arrives is unpacked.
	const packed = answer.headers.has('content-encoding');
	const total = packed ? 0 : Number(answer.headers.get('content-length') ?? 0);
	const parts: BlobPart[] = [];
	let loaded = 0;
	try {
		const reader = answer.body?.getReader();
		for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
			parts.push(part.value);
			loaded += part.value.length;
			progress?.follow(file, loaded, total);
		}
	} catch (error) {
		throw new FileError(file, String(error));
	}
	progress?.follow(file, loaded, loaded || 1);
	return new Blob(parts, { type: answer.headers.get('content-type') ?? '' });
}
