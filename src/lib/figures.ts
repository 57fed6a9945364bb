import * as v from 'valibot';

/** A number as JSON can write it; one too large for the format, which is read as infinite, is none. */
export const figure = v.pipe(v.number(), v.finite());

export const wholeFigure = v.pipe(v.number(), v.safeInteger());

/** A price, a rate: never nought. */
export const positiveFigure = v.pipe(figure, v.gtValue(0));
