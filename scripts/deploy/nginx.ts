import { listRedirects, type Redirect } from '#build/policy/redirects.ts';
import {
	inertFile,
	inertHeaders,
	pageHeaders,
	securityHeaders,
	toCacheControl,
} from '#build/policy/security-headers.ts';
import { defaultLocale, locales } from '#i18n/locale.ts';
import { contentTypes } from '../serve/content-types.ts';

/** A server for nginx, to be included inside `http`; answers as `npm run serve` does. */
export function toNginxFile(
	redirects: readonly Redirect[],
	{ root, listen, brotli }: NginxOptions = standard,
): string {
	const languages = locales.filter((locale) => locale !== defaultLocale);
	return `# Written by "npm run deploy:files". Copy it to the sites folder of nginx (see docs/deploy.md).

# How long a browser may keep a file. $uri is the file that is sent, so a 404 page counts as a page.
map $uri $vzir_cache {
	~^/_astro/ "${toCacheControl('/_astro/file.js')}";
	/offline.js "${toCacheControl('/offline.js')}";
	~\\.html$ "${toCacheControl('/page.html')}";
	~\\.\\w+$ "${toCacheControl('/file.txt')}";
	default "${toCacheControl('/page')}";
}

map $request_uri $vzir_not_found {
${languages.map((locale) => `	~^/${locale}(?:[/?]|$) /${locale}/404.html;`).join('\n')}
	default /404.html;
}

# The canonical address of a page that is requested with a slash, "index" or ".html".
map $request_uri $vzir_page {
	"~^(?<vzir_path>(?:/[\\w-]+)+?)(?:/+|(?:/index)?\\.html/*|/index/*)(?:\\?.*)?$" $vzir_path;
	default /.;
}

# The new address of a page that was renamed.
map $uri $vzir_renamed {
${listRedirects(redirects)
	.map(([from, to]) => `	~^${from}(/|\\.html)?$ ${to};\n`)
	.join('')}	default "";
}

${toHeaderMaps()}
server {
	listen ${listen};
	server_name _;
	root ${quote(root)};
	server_tokens off;
	absolute_redirect off;

	# The build has already compressed every file. The second line needs the module "brotli_static"
	# (Debian and Ubuntu: apt install libnginx-mod-http-brotli-static). Without it, delete the line.
	gzip_static on;
	${brotli ? '' : '# '}brotli_static on;
	gzip_vary on;

	default_type application/octet-stream;
	types {
${toTypes()}
	}

${Object.entries(securityHeaders)
	.map(([name, value]) => `	add_header ${name} ${toVariable(name) ?? quote(value)} always;`)
	.join('\n')}
	add_header Cache-Control $vzir_cache always;

	error_page 404 $vzir_not_found;

	if ($request_method !~ ^(GET|HEAD)$) {
		return 405;
	}

	if ($vzir_renamed) {
		return 301 $vzir_renamed$is_args$args;
	}

	location / {
		if (-f \${document_root}\${vzir_page}.html) {
			return 301 $vzir_page$is_args$args;
		}
		try_files $uri $uri.html =404;
	}

	location = / {
		try_files /index.html =404;
	}

	location ~ ^/index(\\.html)?$ {
		return 301 /$is_args$args;
	}

	# Files for the server only: compressed copies, headers, hidden files.
	location ~ (\\.(br|gz)|^/_(headers|redirects)|/\\.(?!well-known/).*)$ {
		return 404;
	}

	location = /404 {
		return 404;
	}

	location = /404.html {
		internal;
	}
${languages
	.map(
		(locale) => `
	location = /${locale}/404 {
		return 404;
	}

	location = /${locale}/404.html {
		internal;
		try_files $uri /404.html;
	}
`,
	)
	.join('')}}
`;
}

const standard: NginxOptions = { root: '/var/www/site', listen: '80', brotli: true };

/** Headers that single files have in another form, by the pattern of their path. */
const own = new Map([
	...Object.entries(pageHeaders).map(
		([path, headers]) => [`^${path}(\\.html)?$`, headers] as const,
	),
	[inertFile.source, inertHeaders] as const,
]);

/** The variable for such a header. */
function toVariable(name: string): string | undefined {
	if (![...own.values()].some((headers) => name in headers)) return undefined;
	return `$vzir_${name.toLowerCase().replaceAll('-', '_')}`;
}

/** $uri is the file that is sent, as above. */
function toHeaderMaps(): string {
	return Object.entries(securityHeaders)
		.flatMap(([name, value]) => {
			const variable = toVariable(name);
			if (variable === undefined) return [];
			const lines = [...own].flatMap(([pattern, { [name]: text }]) =>
				text === undefined ? [] : [`	~${pattern} ${quote(text)};`],
			);
			return `${[`map $uri ${variable} {`, ...lines, `	default ${quote(value)};`, '}'].join('\n')}\n`;
		})
		.join('\n');
}

/** One line per type, with its endings. */
function toTypes(): string {
	const endings = Map.groupBy(Object.entries(contentTypes), ([, type]) => type);
	return [...endings]
		.map(([type, pairs]) => `		${quote(type)} ${pairs.map(([ending]) => ending).join(' ')};`)
		.join('\n');
}

function quote(text: string): string {
	return `"${text.replaceAll('"', '\\"')}"`;
}

interface NginxOptions {
	/** The folder of the built site. */
	root: string;
	/** A port, or an address with a port. */
	listen: string;
	/** Whether nginx has the module for files packed with Brotli. */
	brotli: boolean;
}
