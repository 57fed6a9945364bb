import type { CDPSession, Page } from '@playwright/test';

/** What a scene is made of, by the names of its classes in the page. Each part of three.js has arrays; typed ones the browser does not count. */
const sceneParts = [
	'HTMLCanvasElement',
	'WebGL2RenderingContext',
	'WebGLBuffer',
	'WebGLProgram',
	'WebGLTexture',
	'WebGLVertexArrayObject',
	'ImageBitmap',
	'HTMLImageElement',
	'Array',
	'Map',
	'Worker',
	'ResizeObserver',
	'IntersectionObserver',
] as const;

/** Counts what the page still holds after all has been thrown away that can be: numbers of things, which a busy machine does not change. */
export class Held {
	readonly #page: Page;

	constructor(page: Page) {
		this.#page = page;
	}

	/** Things that scenes are made of, and the elements and listeners of this page and of the pages before it. */
	async parts(): Promise<Record<string, number>> {
		return this.#ask(async (session) => {
			const counts = await countOwners(session);
			for (const name of sceneParts) counts[name] = await countInstances(session, name);
			return counts;
		});
	}

	/**
	 * Documents, elements and listeners of all pages that were open in this tab. Whatever is held of a page that was left holds
	 * its document.
	 */
	async pages(): Promise<Record<string, number>> {
		return this.#ask(countOwners);
	}

	async #ask<Answer>(ask: (session: CDPSession) => Promise<Answer>): Promise<Answer> {
		const session = await this.#page.context().newCDPSession(this.#page);
		try {
			await session.send('HeapProfiler.collectGarbage');
			return await ask(session);
		} finally {
			await session.detach();
		}
	}
}

/** One or two arrays come and go with the browser. An object of three.js has five and more: one that is left at each of five visits is over this. */
const ripples: Readonly<Record<string, number>> = { Array: 20 };

/** Names what there is more of than before. */
export function findGrowth(
	before: Readonly<Record<string, number>>,
	after: Readonly<Record<string, number>>,
): string[] {
	return Object.entries(after)
		.filter(([name, count]) => count > (before[name] ?? 0) + (ripples[name] ?? 0))
		.map(([name, count]) => `${name}: ${before[name] ?? 0} → ${count}`);
}

async function countOwners(session: CDPSession): Promise<Record<string, number>> {
	await session.send('Performance.enable');
	const { metrics } = await session.send('Performance.getMetrics');
	const names = ['Documents', 'Nodes', 'JSEventListeners'];
	return Object.fromEntries(
		metrics.filter(({ name }) => names.includes(name)).map(({ name, value }) => [name, value]),
	);
}

async function countInstances(session: CDPSession, name: string): Promise<number> {
	const prototype = await session.send('Runtime.evaluate', { expression: `${name}.prototype` });
	const found = await session.send('Runtime.queryObjects', {
		prototypeObjectId: prototype.result.objectId ?? '',
	});
	const { objectId = '' } = found.objects;
	const answer = await session.send('Runtime.callFunctionOn', {
		objectId,
		functionDeclaration: 'function () { return this.length; }',
		returnByValue: true,
	});
	await session.send('Runtime.releaseObject', { objectId });
	return Number(answer.result.value);
}
