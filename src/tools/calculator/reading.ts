/*
 * What only visitors who paste or write in fields need: it loads then, and the page is ready sooner.
 */
export { readPasted } from '#i18n/read-pasted.ts';
export { parseRate } from '#tools/calculator/accounting/parse-rate.ts';
export { isValueUnfinished, parseValue } from '#tools/calculator/finance/parse-value.ts';
export { compute } from '#tools/calculator/standard/sum.ts';
