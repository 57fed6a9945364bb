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
/** `PUBLIC_` is Vite's word for what the scripts of a site may contain; the others are settings of a build. */
const publicName =
	/^(PUBLIC_.*|SITE_URL|SITE_REPOSITORY|BASE_PATH|CACHE_DIRECTORY|DIST_DIR|NODE_ENV)$/;
const secretName = /SECRET|TOKEN|PASSW|PRIVATE|CREDENTIAL|(^|_)(KEY|PAT|AUTH)$/i;

/** All variables of `.env` and its variants but the public ones, and those of the environment whose names say that they are secret. */
export function listSecrets(
	root: string,
	environment: Readonly<Record<string, string | undefined>>,
): Secret[] {
	const files = globSync('.env*', { cwd: root }).filter((file) => !/example|sample/.test(file));
	const written = files.flatMap((file) =>
		Object.entries(parseEnv(readFileSync(join(root, file), 'utf8'))),
	);
	const names = new Set(written.map(([name]) => name));
	const entries = [...written, ...Object.entries(environment)].map(([name, value = '']) => ({
		name,
		value,
	}));
	const open = new Set(entries.filter(({ name }) => publicName.test(name)).map(toValue));
	const secrets = entries.filter(
		({ name, value }) =>
			(names.has(name) || secretName.test(name)) && findable.test(value) && !open.has(value),
	);
	return [...new Map(secrets.map((secret) => [secret.value, secret])).values()];
}

function toValue({ value }: Secret): string {
	return value;
}
