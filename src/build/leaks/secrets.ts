import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

/** A variable that the build can read and that no visitor may. */
export interface Secret {
	name: string;
	value: string;
}

/** Shorter values, and single words, are in many files by chance. */
const findable = /^(?![a-z]+$).{8,}$/s;
const publicName = /^(PUBLIC_|SITE_|BASE_PATH$|CACHE_DIRECTORY$|NODE_ENV$)/;
const secretName = /SECRET|TOKEN|PASSW|PRIVATE|CREDENTIAL|(^|_)(KEY|PAT|AUTH)$/i;

/** All variables of `.env` and its variants but the public ones, and those of the environment whose names say that they are secret. */
export function listSecrets(
	root: string,
	environment: Readonly<Record<string, string | undefined>>,
): Secret[] {
	const files = globSync('.env*', { cwd: root }).filter((file) => !/example|sample/.test(file));
	const written = files.map((file) => parseEnv(readFileSync(join(root, file), 'utf8')));
	const all = Object.assign({}, ...written, environment) as typeof environment;
	const isWritten = (name: string) => written.some((variables) => name in variables);
	const entries = Object.entries(all).map(([name, value = '']) => ({ name, value }));
	const open = new Set(entries.filter(({ name }) => publicName.test(name)).map(toValue));
	return entries.filter(
		({ name, value }) =>
			(isWritten(name) || secretName.test(name)) && findable.test(value) && !open.has(value),
	);
}

function toValue({ value }: Secret): string {
	return value;
}
