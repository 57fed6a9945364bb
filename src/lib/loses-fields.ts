import { toFields } from '#lib/parse.ts';

/** Whether a stored object, or one inside it, has fields that are not in what was read of it. Lists are not compared. */
export function losesFields(stored: unknown, read: unknown): boolean {
	const kept = toFields(read);
	return Object.entries(toFields(stored) ?? {}).some(
		([name, value]) => !kept || !(name in kept) || losesFields(value, kept[name]),
	);
}
