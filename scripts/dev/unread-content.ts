import type { AstroIntegration } from 'astro';
import { expectContent, isContentUnread } from '#build/edition/content-read.ts';
import { unreadMessage } from './run.ts';

/**
 * Starts the development server again if it started without the content. Astro reads its configuration of the content again
 * whenever a file of the content changes, and if it is doing so at the end of its start, it never reads the content:
 * every page would then be an error. That happens to an author who writes records while a slow machine starts.
 *
 * @param own the process, which sends to the command that has started it
 */
export function unreadContent(own: Pick<NodeJS.Process, 'send'> = process): AstroIntegration {
	return {
		name: 'unread-content',
		hooks: {
			'astro:server:setup': expectContent,
			// Astro calls it after it has read the content.
			'astro:server:start': ({ logger }) => {
				if (!isContentUnread()) return;
				if (own.send) own.send(unreadMessage);
				else logger.warn('The content has not been read. Stop the server and start it again.');
			},
		},
	};
}
