/**
 * How a print is put on the cloth: printed into it with ink, pressed on as a thin transfer, or embroidered with thread.
 * All earlier prints are of ink.
 */
export const techniques = ['ink', 'transfer', 'embroidery'] as const;
export type Technique = (typeof techniques)[number];
