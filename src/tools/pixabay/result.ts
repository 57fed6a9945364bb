import type { MediaPage } from '#services/media.ts';
import type { Outcome } from '#services/request/outcome.ts';

export type { MediaItem, MediaPage } from '#services/media.ts';

/** What the page shows for a request. */
export type Result = { state: 'loading' } | Outcome<MediaPage>;
