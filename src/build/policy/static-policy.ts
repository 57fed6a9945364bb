import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import MagicString from 'magic-string';
import { forEachLimited, listFiles, toAddress } from '#build/bundle/dist-files.ts';
import { joinStyles } from '#build/html/join-styles.ts';
import { scanHtml } from '#build/html/scan.ts';
import { locales } from '#i18n/locale.ts';
import { insertPolicy } from './insert-policy.ts';
import { findPolicyFaults } from './page-faults.ts';
import { matchesPage, toPagePolicy } from './page-policy.ts';
import { ownPolicies, type PagePolicy, policySources } from './policy-sources.ts';

/** Gives every built page its own content policy, made from what the page really contains. */
export function staticPolicy(grants: readonly PagePolicy[] = policySources): AstroIntegration {
	return {
		name: 'static-policy',
		hooks: {
			'astro:build:done': async ({ dir, logger }) => {
				const count = await writePolicies(fileURLToPath(dir), grants);
				logger.info(`content policy written into ${count} pages`);
			},
		},
	};
}

/** Rewrites the pages under a folder; throws one error that names every fault of every page. */
export async function writePolicies(
	root: string,
	grants: readonly PagePolicy[] = policySources,
): Promise<number> {
	const files = await listFiles(root, ['.html']);
	const faults: string[] = [];
	const pages = new Map<string, string>();

	await forEachLimited(files, availableParallelism(), async (file) => {
		const html = joinStyles(await readFile(join(root, file), 'utf8'));
		const tags = scanHtml(html);
		faults.push(...findPolicyFaults(tags).map((fault) => `  ${file}, ${fault}`));
		const address = toLanguagelessAddress(file);
		const own = ownPolicies[address];
		const granted = own ? [] : grants.filter((grant) => matchesPage(grant.page, address));
		const policy = toPagePolicy(
			tags,
			granted.map((grant) => grant.sources),
			own,
		);
		const rewritten = new MagicString(html);
		insertPolicy(rewritten, tags, policy);
		pages.set(file, rewritten.toString());
	});

	if (faults.length > 0) {
		throw new Error(
			`The content policy would break ${faults.length} places:\n${faults.join('\n')}`,
		);
	}
	await forEachLimited(files, availableParallelism(), async (file) => {
		await writeFile(join(root, file), pages.get(file) ?? '');
	});
	return files.length;
}

function toLanguagelessAddress(file: string): string {
	const [, first, ...rest] = toAddress(file).split('/');
	return locales.some((locale) => locale === first) ? `/${rest.join('/')}` : toAddress(file);
}
