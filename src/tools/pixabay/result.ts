import type { Outcome } from '#lib/live/outcome.ts';
import type { MediaPage } from '#services/media.ts';

export type { MediaItem } from '#services/media.ts';

/** What the page shows for a request. */
export type Result = { state: 'loading' } | Outcome<MediaPage>;
