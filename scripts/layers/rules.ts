import { isBuiltin } from 'node:module';
import rules from './rules.json' with { type: 'json' };

/** What the code of each folder of `src` may import from other folders of `src`: folders and single files. */
export const mayImport: Readonly<Record<string, { from: readonly string[] }>> = rules.mayImport;

/** Folders whose subfolders do not import each other, except these. */
export const separateSubfolders: Readonly<Record<string, readonly string[]>> =
	rules.separateSubfolders;

/** Packages that only some folders may load; their types may be named anywhere. */
const packages: readonly RestrictedPackage[] = rules.packages;

interface RestrictedPackage {
	/** A pattern. Packages of Node begin with `node:`, also where an import leaves that out. */
	name: string;
	folders: readonly string[];
	/** Single exports that a further folder may take. */
	names?: Readonly<Record<string, readonly string[]>>;
	reason: string;
}

export function findPackageRule(from: string): RestrictedPackage | undefined {
	const name = isBuiltin(from) ? `node:${from}` : from;
	return packages.find((rule) => new RegExp(rule.name).test(name));
}
