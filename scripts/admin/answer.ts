import type { IncomingMessage } from 'node:http';
import { largestFile } from '../content/picture-gate.ts';
import { Refusal } from './files.ts';

/** What the development server answers to the pages below `/admin`. */
export interface Answer {
	/** The status of HTTP. */
	status: number;
	type: string;
	body: string | Buffer;
	/** Runs when the answer has been sent. */
	after?: (() => void) | undefined;
}

/** @throws {Refusal} for more than 100 MB */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
	const parts: Buffer[] = [];
	let size = 0;
	for await (const part of request) {
		size += part.length;
		if (size <= largestFile) parts.push(part);
	}
	if (size <= largestFile) return Buffer.concat(parts);
	throw new Refusal('The file is larger than 100 MB. Save a smaller version.');
}

export function toJson(value: unknown): Answer {
	return { status: 200, type: 'application/json; charset=utf-8', body: JSON.stringify(value) };
}

export function toAsset(body: string | Buffer | undefined, type: string): Answer {
	if (body === undefined) return refuse(404, 'This address does not exist.');
	return {
		status: 200,
		type: typeof body === 'string' ? `${type}; charset=utf-8` : type,
		body,
	};
}

export function refuse(status: number, sentence: string): Answer {
	return { status, type: 'text/plain; charset=utf-8', body: sentence };
}
