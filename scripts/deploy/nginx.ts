import { listRedirects, type Redirect } from '#build/policy/redirects.ts';
import { pageHeaders, securityHeaders, toCacheControl } from '#build/policy/security-headers.ts';
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

/** The variable for a header that single pages have in another form. */
function toVariable(name: string): string | undefined {
	const isOwn = Object.values(pageHeaders).some((headers) => name in headers);
	return isOwn ? `$vzir_${name.toLowerCase().replaceAll('-', '_')}` : undefined;
}

/** $uri is the file that is sent, as above. */
function toHeaderMaps(): string {
	const maps = Object.entries(securityHeaders).flatMap(([name, value]) => {
		const variable = toVariable(name);
		const own = Object.entries(pageHeaders).flatMap(([path, headers]) => {
			const text = headers[name];
			return text === undefined ? [] : [`	~^${path}(\\.html)?$ ${quote(text)};`];
		});
		const lines = [`map $uri ${variable} {`, ...own, `	default ${quote(value)};`, '}'];
		return variable ? [`${lines.join('\n')}\n`] : [];
	});
	return maps.join('\n');
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
