/** Pages of A4 to be stuck together, one large page, or a drawing for other programs. */
export const patternKinds = ['tiles', 'sheet', 'svg'] as const;
export type PatternKind = (typeof patternKinds)[number];
