import { readSiteRedirects } from '../content/site-settings.ts';
import { toNginxFile } from './nginx.ts';
import { toVercelFile } from './vercel.ts';

/** The configuration of each host, by path from the project folder. */
export function toDeployFiles(redirects = readSiteRedirects()): Map<string, string> {
	return new Map([
		['deploy/nginx.conf', toNginxFile(redirects)],
		['vercel.json', toVercelFile(redirects)],
	]);
}
