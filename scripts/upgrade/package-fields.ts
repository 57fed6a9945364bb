import { type Fields, toFields } from '#lib/parse.ts';

/**
 * The fields of package.json after an update: those of the update, with what the owner has changed since `base`. What both
 * have changed is that of the update, but a package or a command that the owner has deleted stays deleted.
 */
export function mergeFields(own: Fields, base: Fields, next: Fields): Fields {
	const keys = new Set([...Object.keys(next), ...Object.keys(own)]);
	const merged = [...keys].map((key): [string, unknown] => {
		const [mine, before, now] = [own[key], base[key], next[key]];
		if (isSame(mine, before)) return [key, now];
		const [group, newGroup] = [toFields(mine), toFields(now)];
		if (group && newGroup) return [key, mergeFields(group, toFields(before) ?? {}, newGroup)];
		return [key, mine === undefined || now === undefined || isSame(now, before) ? mine : now];
	});
	return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
}

/** Whether package-lock.json of the one fits the other: they name the same packages in the same versions. */
export function hasSamePackages(one: Fields, other: Fields): boolean {
	return ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides'].every((group) =>
		isSame(toSorted(one[group]), toSorted(other[group])),
	);
}

function isSame(one: unknown, other: unknown): boolean {
	return JSON.stringify(one) === JSON.stringify(other);
}

function toSorted(value: unknown) {
	return Object.entries(toFields(value) ?? {}).sort();
}
