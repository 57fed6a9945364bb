import type { Outcome } from '#live/outcome.ts';
import type { MediaPage } from '#live/services/media.ts';
import type { MediaSource } from './find.ts';

export type { MediaItem } from '#live/services/media.ts';

/** What the page shows for a request. */
export type MediaOutcome = { state: 'loading' } | Outcome<MediaPage, MediaSource>;
