import type { Register } from '#tools/calculator/finance/terms.ts';

/** The field of a value in the page: one calculator is shown at a time. */
export function toFieldId(register: Register): string {
	return `term-${register}`;
}
