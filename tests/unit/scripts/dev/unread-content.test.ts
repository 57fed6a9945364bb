import type { AstroIntegration } from 'astro';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { markContentRead, toMissingFile } from '#build/edition/content-read.ts';
import { unreadMessage } from '../../../../scripts/dev/run.ts';
import { unreadContent } from '../../../../scripts/dev/unread-content.ts';

const warn = vi.fn();
const send = vi.fn(() => true);

/** The hooks of a server, with a command that listens for it or without. */
function open(own: Pick<NodeJS.Process, 'send'> = { send }) {
	const { hooks } = unreadContent(own);
	const call = (name: keyof AstroIntegration['hooks'], given: object) =>
		(hooks[name] as (given: object) => void)(given);
	return {
		set: () => call('astro:server:setup', {}),
		start: () => call('astro:server:start', { logger: { warn } }),
	};
}

beforeEach(() => {
	globalThis.contentRead = undefined;
	vi.clearAllMocks();
});

afterEach(() => {
	globalThis.contentRead = undefined;
});

test('a server that has not is started again by the command', () => {
	const { set, start } = open();
	set();
	start();
	expect(send).toHaveBeenCalledExactlyOnceWith(unreadMessage);
	expect(warn).not.toHaveBeenCalled();
});

test('without that command the log names what to do', () => {
	const { set, start } = open({});
	set();
	start();
	expect(warn).toHaveBeenCalledExactlyOnceWith(
		'The content has not been read. Stop the server and start it again.',
	);
});

test('content that was read stays read when Astro restarts its server for a changed setting', () => {
	const { set } = open();
	set();
	markContentRead();
	set();
	expect(toMissingFile('src/content/profile/profile.json').message).toBe(
		'src/content/profile/profile.json is missing.',
	);
});
