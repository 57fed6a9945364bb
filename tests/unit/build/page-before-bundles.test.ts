import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import { pageBeforeBundles } from '#build/page-before-bundles.ts';

test('bundling waits until a page has been sent', async () => {
	const { bundled, ask } = start();
	const page = ask('text/html,*/*');
	await settle();
	expect(bundled).not.toHaveBeenCalled();
	page.emit('close');
	await settle();
	expect(bundled).toHaveBeenCalledTimes(1);
});

test('a request for anything else, which may need a bundle, ends the wait at once', async () => {
	const { bundled, ask } = start();
	ask('*/*');
	await settle();
	expect(bundled).toHaveBeenCalledTimes(1);
});

/** Starts a server with the plugin and its bundling. */
function start() {
	const { configureServer, config } = pageBeforeBundles();
	const handlers: Handler[] = [];
	const bundled = vi.fn();
	Reflect.apply(toHook(configureServer), undefined, [
		{ middlewares: { use: (handler: Handler) => handlers.push(handler) } },
	]);
	const { optimizeDeps } = Reflect.apply(toHook(config), undefined, []);
	const [{ buildStart }] = optimizeDeps.rolldownOptions.plugins;
	void buildStart().then(bundled);
	return {
		bundled,
		ask(accept: string) {
			const response = new EventEmitter();
			const next = vi.fn();
			handlers[0]?.({ headers: { accept } }, response, next);
			expect(next).toHaveBeenCalledTimes(1);
			return response;
		},
	};
}

type Handler = (
	request: { headers: { accept: string } },
	response: EventEmitter,
	next: () => void,
) => void;

function toHook(hook: unknown) {
	if (typeof hook !== 'function') throw new Error('The plugin has no such hook.');
	return hook;
}

async function settle() {
	await Promise.resolve();
	await Promise.resolve();
}
