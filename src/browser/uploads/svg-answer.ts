import type { Refusal } from './limits.ts';
import type { SvgPixels } from './render-svg.ts';

/** What the worker says: that it begins, the drawing at the next size, that there is none larger, or why it stops. */
export type SvgAnswer = 'loaded' | SvgPixels | 'finished' | { reason: Refusal };
