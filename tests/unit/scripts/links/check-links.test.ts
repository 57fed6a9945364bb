import { findLinkFaults } from '../../../../scripts/links/check.ts';
import { findFileFaults } from '../../../../scripts/links/files.ts';
import { readSite } from '../../../../scripts/links/site.ts';
import { makeFolder } from '../../folder.ts';

const host = 'https://cv.example.com';

function head(path: string, base = ''): string {
	return `<link rel="canonical" href="${host}${base}${path}">`;
}

/** A small site of two pages in two languages, with one of its files replaced or added. */
function faultsOf(changed: Record<string, string>, base = ''): string[] {
	const files: Record<string, string> = {
		'index.html': head('/', base),
		'uk.html': '',
		'projects.html': '<h2 id="first">',
		'uk/projects.html': '',
		'_astro/a.js': '',
		'photo.avif': '',
		...changed,
	};
	const site = readSite(makeFolder(files), base || '/');
	return [...site.pages.flatMap((page) => findLinkFaults(site, page)), ...findFileFaults(site)];
}

/** The faults of the English home page with this in its body. */
function faultsIn(body: string, base = ''): string[] {
	return faultsOf({ 'index.html': head('/', base) + body }, base);
}

test('links to pages, anchors, files and other hosts are fine', () => {
	const links = ['/', '/projects', 'projects', '/projects#first', '#top', '?a=b', '/photo.avif'];
	const outside = ['https://example.org/x#y', 'mailto:a@example.com', 'tel:+380441234567'];
	const body = [...links, ...outside].map((href) => `<a href="${href}">x</a>`).join('');
	expect(faultsIn(body)).toEqual([]);
});

test('links to a page that was not built are named with file and line', () => {
	expect(faultsIn('\n<a href="/nowhere">')).toEqual([
		'index.html:2 <a> "/nowhere": this page or file does not exist.',
	]);
});

test('links to an anchor that is not there are named', () => {
	expect(faultsIn('<a href="/projects#second">')[0]).toContain(
		'projects.html has no element with the id "second".',
	);
	expect(faultsIn('<a href="#here">')).toHaveLength(1);
	expect(faultsIn('<a href="#here"><p id="here">')).toEqual([]);
});

test('links in another spelling than the page’s own are named', () => {
	for (const href of ['/projects/', '/projects.html', '/projects/#first']) {
		expect(faultsIn(`<a href="${href}">`)[0]).toContain(
			'write /projects, the canonical address of the page',
		);
	}
});

test('links that do nothing or are not encrypted are named', () => {
	for (const href of ['', 'javascript:void(0)', 'http://example.org', 'data:text/html,x']) {
		expect([href, faultsIn(`<a href="${href}">`).length]).toEqual([href, 1]);
	}
});

test('files that a page loads have to be there', () => {
	for (const tag of [
		'<script src="/_astro/b.js">',
		'<img src="/b.avif">',
		'<img src="/photo.avif" srcset="/photo.avif 1x, /b.avif 2x">',
		'<source srcset="/b.avif">',
		'<link rel="icon" href="/b.svg">',
		'<link rel="preload" as="image" imagesrcset="/b.avif 480w">',
		'<astro-island component-url="/_astro/b.js">',
		'<style>p{background:url(/b.avif)}</style>',
		`<meta property="og:image" content="${host}/b.png">`,
		'<svg><use href="/b.svg#c"/></svg>',
	]) {
		expect([tag, faultsIn(tag).length]).toEqual([tag, 1]);
	}
	expect(faultsIn('<script src="/_astro/a.js"></script><img src="/photo.avif">')).toEqual([]);
});

test('files are not loaded from another host', () => {
	expect(faultsIn('<img src="https://example.org/a.png">')[0]).toContain('from another host');
	expect(faultsIn('<img src="data:image/png;base64,AA==">')).toEqual([]);
});

test('files name only what was built: manifest, sitemap, style sheets', () => {
	expect(
		faultsOf({ 'site.webmanifest': '{"start_url":"/","icons":[{"src":"/icon.png"}]}' }),
	).toEqual(['site.webmanifest: "/icon.png" does not exist.']);
	expect(faultsOf({ 'sitemap.xml': `<loc>${host}/about</loc>` })).toEqual([
		`sitemap.xml: "${host}/about" does not exist.`,
	]);
	expect(faultsOf({ '_astro/a.css': '@font-face{src:url(font.woff2)}' })).toEqual([
		'_astro/a.css: "font.woff2" does not exist.',
	]);
});

test('languages: a link stays in the language of its page', () => {
	expect(faultsIn('<a href="/uk/projects">')[0]).toContain('a page in "en" links to one in "uk"');
	expect(faultsOf({ 'uk.html': '<a href="/projects">' })).toHaveLength(1);
});

test('languages: a link to another language needs hreflang with that language', () => {
	expect(faultsIn('<a href="/uk/projects" hreflang="uk">')).toEqual([]);
	expect(faultsIn('<a href="/uk/projects" hreflang="es">')).toHaveLength(1);
});

test('a base path is part of every address', () => {
	expect(faultsIn('<a href="/cv/projects"><a href="/cv/"><a href="/cv">', '/cv')).toEqual([]);
	expect(faultsIn('<a href="/projects">', '/cv')[0]).toContain('lacks the base path /cv');
	expect(faultsIn('<a href="/cv/uk/projects">', '/cv')).toHaveLength(1);
});
