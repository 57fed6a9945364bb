import { type HtmlTag, scanHtml } from '#build/html/scan.ts';
import { joinPolicies, type Policy, parsePolicy } from './policy-list.ts';

/** What a site answers for one page. Header names are in lower case. */
export interface Answer {
	headers: Readonly<Record<string, string>>;
	html: string;
}

export interface Finding {
	test: string;
	result: string;
	points: number;
}

const startPoints = 100;
/** Points above the start are counted only for a site that loses no more than ten. */
const leastForExtraCredit = 90;
const sixMonthsInSeconds = 15_552_000;

const broadSources = ['*', 'http:', 'https:', 'ftp:', 'http://*', 'https://*'];
const privateReferrers = [
	'no-referrer',
	'same-origin',
	'strict-origin',
	'strict-origin-when-cross-origin',
];

/**
 * The rules of the MDN HTTP Observatory (its documentation and scoring table: github.com/mdn/mdn-http-observatory)
 * for an answer as it would come over HTTPS behind a redirect from HTTP, on a host that is not preloaded.
 */
export function judge(answer: Answer): Finding[] {
	const tags = scanHtml(answer.html);
	return [
		judgePolicy(answer, tags),
		judgeFrames(answer, tags),
		judgeReferrer(answer),
		judgeTransport(answer),
		judgeTypes(answer),
		judgeResourcePolicy(answer),
		judgeSharing(answer),
		judgeCookies(answer),
		judgeIntegrity(tags),
	];
}

export function toScore(findings: readonly Finding[]): number {
	const points = findings.map((finding) => finding.points);
	const lost = points.filter((value) => value < 0).reduce((sum, value) => sum + value, startPoints);
	const all = points.reduce((sum, value) => sum + value, startPoints);
	return Math.max(0, lost >= leastForExtraCredit ? all : lost);
}

function headerPolicy({ headers }: Answer): Policy[] {
	const text = headers['content-security-policy'];
	return text === undefined ? [] : text.split(',').map(parsePolicy);
}

function policyOf(answer: Answer, tags: readonly HtmlTag[]): Policy | undefined {
	const metas = tags
		.filter(
			({ attributes }) => attributes.get('http-equiv')?.toLowerCase() === 'content-security-policy',
		)
		.map(({ attributes }) => parsePolicy(attributes.get('content') ?? ''));
	const policies = [...headerPolicy(answer), ...metas];
	return policies.length === 0 ? undefined : joinPolicies(policies);
}

function judgePolicy(answer: Answer, tags: readonly HtmlTag[]): Finding {
	const finding = (result: string, points: number) => ({ test: 'content policy', result, points });
	const policy = policyOf(answer, tags);
	if (!policy) return finding('none', -25);

	const sources = (name: string) => [...(policy.get(name) ?? policy.get('default-src') ?? ['*'])];
	const scripts = withoutOverruled(sources('script-src'));
	const styles = withoutOverruled(sources('style-src'));
	const has = (list: readonly string[], ...wanted: string[]) =>
		list.some((source) => wanted.includes(source));

	if (
		has(scripts, "'unsafe-inline'", 'data:', ...broadSources) ||
		has(sources('object-src'), ...broadSources)
	) {
		return finding('scripts or plugins from anywhere', -20);
	}
	const insecure = (list: readonly string[]) => list.some((source) => /^(http|ftp):/.test(source));
	const passive = ['img-src', 'media-src'];
	const active = [...policy]
		.filter(([name]) => !passive.includes(name))
		.flatMap(([, list]) => [...list]);
	if (insecure(active)) return finding('code without encryption', -20);
	if (has([...scripts, ...styles], "'unsafe-eval'")) return finding('eval is allowed', -10);
	if (insecure(passive.flatMap(sources))) return finding('pictures without encryption', -10);
	if (has(styles, "'unsafe-inline'", 'data:', ...broadSources)) return finding('any styles', 0);
	const closed = [...(policy.get('default-src') ?? [])].join() === "'none'";
	return closed ? finding("nothing unsafe, default-src 'none'", 10) : finding('nothing unsafe', 5);
}

/** A hash or nonce makes browsers ignore `'unsafe-inline'`. */
function withoutOverruled(sources: readonly string[]): readonly string[] {
	const hashed = sources.some((source) => /^'(sha256|sha384|sha512|nonce)-/.test(source));
	return hashed ? sources.filter((source) => source !== "'unsafe-inline'") : sources;
}

function judgeFrames(answer: Answer, tags: readonly HtmlTag[]): Finding {
	const finding = (result: string, points: number) => ({ test: 'frames', result, points });
	const inPolicy = policyOf(answer, tags)?.has('frame-ancestors');
	if (inPolicy && headerPolicy(answer).some((policy) => policy.has('frame-ancestors'))) {
		return finding('frame-ancestors in the policy header', 5);
	}
	const header = answer.headers['x-frame-options']?.trim().toLowerCase();
	if (header === 'deny' || header === 'sameorigin') return finding('X-Frame-Options', 0);
	return finding(header === undefined ? 'none' : 'not understood', -20);
}

function judgeReferrer({ headers }: Answer): Finding {
	const finding = (result: string, points: number) => ({ test: 'referrer', result, points });
	const header = headers['referrer-policy'];
	if (header === undefined) return finding('none', 0);
	const last = header.toLowerCase().split(',').at(-1)?.trim() ?? '';
	return privateReferrers.includes(last) ? finding('private', 5) : finding(`"${last}"`, -5);
}

function judgeTransport({ headers }: Answer): Finding {
	const finding = (result: string, points: number) => ({ test: 'transport', result, points });
	const header = headers['strict-transport-security'];
	if (header === undefined) return finding('none', -20);
	const seconds = /^\s*max-age=(\d+)/i.exec(
		header.split(';').find((part) => /max-age/i.test(part)) ?? '',
	);
	if (!seconds) return finding('not understood', -20);
	return Number(seconds[1]) < sixMonthsInSeconds
		? finding('less than six months', -10)
		: finding('six months or more', 0);
}

function judgeTypes({ headers }: Answer): Finding {
	const set = headers['x-content-type-options']?.trim().toLowerCase() === 'nosniff';
	return { test: 'types', result: set ? 'nosniff' : 'guessed', points: set ? 0 : -5 };
}

function judgeResourcePolicy({ headers }: Answer): Finding {
	const finding = (result: string, points: number) => ({ test: 'resource policy', result, points });
	const header = headers['cross-origin-resource-policy']?.trim().toLowerCase();
	if (header === undefined) return finding('none', 0);
	if (header === 'same-origin' || header === 'same-site') return finding(header, 10);
	return header === 'cross-origin' ? finding(header, 0) : finding('not understood', -5);
}

function judgeSharing({ headers }: Answer): Finding {
	const open = headers['access-control-allow-origin'] !== undefined;
	const credentials = headers['access-control-allow-credentials'] === 'true';
	return {
		test: 'sharing',
		result: open ? 'with other sites' : 'with no site',
		points: open && credentials ? -50 : 0,
	};
}

function judgeCookies({ headers }: Answer): Finding {
	const cookie = headers['set-cookie'];
	const finding = (result: string, points: number) => ({ test: 'cookies', result, points });
	if (cookie === undefined) return finding('none', 0);
	return /;\s*secure/i.test(cookie) ? finding('secure', 0) : finding('without Secure', -20);
}

function judgeIntegrity(tags: readonly HtmlTag[]): Finding {
	const finding = (result: string, points: number) => ({ test: 'integrity', result, points });
	const scripts = tags.filter(({ name, attributes }) => name === 'script' && attributes.has('src'));
	const foreign = scripts.filter(({ attributes }) =>
		/^(https?:)?\/\//.test(attributes.get('src') ?? ''),
	);
	if (foreign.some(({ attributes }) => !attributes.has('integrity'))) {
		return finding('scripts of other hosts without a hash', -5);
	}
	const hashed = scripts.some(({ attributes }) => attributes.has('integrity'));
	return hashed ? finding('scripts with a hash', 5) : finding('own scripts only', 0);
}
