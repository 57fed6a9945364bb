/** The part of `package-lock.json` that is read here. */
export interface Lock {
	packages: Record<string, LockedPackage>;
}

interface LockedPackage {
	version?: string;
	dev?: boolean;
	optional?: boolean;
	os?: string[];
	cpu?: string[];
	libc?: string[];
	optionalDependencies?: Record<string, string>;
}

/** An optional dependency of a locked package that the lock file lacks. */
export interface Dangling {
	name: string;
	version: string;
	askedBy: string;
	dev: boolean;
}

/**
 * Finds what `npm ci` would refuse as "Missing from lock file". A registry that lacks the binary of another
 * platform makes npm leave it out of the lock, although every other machine needs it there.
 */
export function findDangling({ packages }: Lock): Dangling[] {
	return Object.entries(packages).flatMap(([path, { optionalDependencies = {}, dev = false }]) =>
		Object.entries(optionalDependencies)
			.filter(([name, version]) => /^\d/.test(version) && !isLocked(packages, path, name))
			.map(([name, version]) => ({ name, version, askedBy: path, dev })),
	);
}

/** Adds the entries that npm itself would have written. They are never installed where the platform differs. */
export function completeLock(lock: Lock): { lock: Lock; added: Dangling[] } {
	const added = findDangling(lock);
	const entries = added.map(({ name, version, dev }): [string, LockedPackage] => [
		`node_modules/${name}`,
		{ version, ...platformOf(name), ...(dev ? { dev } : {}), optional: true },
	]);
	const packages = [...Object.entries(lock.packages), ...entries].sort(([a], [b]) =>
		a < b ? -1 : Number(a > b),
	);
	return { lock: { ...lock, packages: Object.fromEntries(packages) }, added };
}

/** Looks where Node would: in the package's own `node_modules`, then in each folder above. */
function isLocked(packages: Lock['packages'], path: string, name: string): boolean {
	if (`${path}${path ? '/' : ''}node_modules/${name}` in packages) return true;
	if (path === '') return false;
	return isLocked(packages, path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))), name);
}

const systems: Record<string, string> = { windows: 'win32' };
for (const name of 'aix android darwin freebsd linux netbsd openbsd openharmony sunos win32'.split(
	' ',
)) {
	systems[name] = name;
}

const processors: Record<string, string> = { wasi: 'wasm32' };
for (const name of 'arm arm64 ia32 loong64 ppc64 riscv64 s390x wasm32 x64'.split(' ')) {
	processors[name] = name;
}

/** @example platformOf('@biomejs/cli-linux-x64-musl') // { cpu: ['x64'], libc: ['musl'], os: ['linux'] } */
function platformOf(name: string): Pick<LockedPackage, 'cpu' | 'libc' | 'os'> {
	const parts = (name.split('/').at(-1) ?? '').split(/[-_.]/);
	const system = parts.map((part) => systems[part]).find(Boolean);
	const processor = parts.map((part) => processors[part]).find(Boolean);
	if (!system && !processor)
		throw new Error(`The package name "${name}" does not contain a known platform.`);
	const musl = parts.some((part) => part.startsWith('musl'));
	const gnu = parts.some((part) => part.startsWith('gnu'));
	return {
		cpu: [processor ?? 'any'],
		...(musl || gnu ? { libc: [musl ? 'musl' : 'glibc'] } : {}),
		...(system ? { os: [system] } : {}),
	};
}
