import { expect } from 'vitest';
import type { Identified } from '#browser/records/operations.ts';
import { type Format, parseList, printList, salvageList } from '#browser/records/stored-list.ts';
import { damage } from '../../tools/damage.ts';

/** One bad character may be in the comma between two records, and belongs to both then. */
export function expectMostKept<Kept extends Identified>(
	records: readonly Kept[],
	format: Format<Kept>,
	now: Date,
) {
	const text = printList(records, now);
	for (const broken of damage(text)) {
		if (text.startsWith(broken)) continue;
		const read = parseList(broken, format);
		const kept = read?.records ?? salvageList(broken, format);
		const same = records.filter((record) =>
			kept.some((each) => JSON.stringify(each) === JSON.stringify(record)),
		);
		expect(same.length, broken).toBeGreaterThanOrEqual(records.length - 1);
		if (read?.whole) expect(read.records, broken).toHaveLength(records.length);
	}
}
