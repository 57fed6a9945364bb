import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writePolicies } from '#build/policy/static-policy.ts';
import { makeFolder } from '../../folder.ts';

test('every page of every folder gets its own policy', async () => {
	const root = makeFolder({
		'index.html': '<head></head><script>one</script>',
		'uk/projects.html': '<head></head><script>two</script>',
		'robots.txt': '<head></head>',
	});
	expect(await writePolicies(root)).toBe(2);
	const [home, projects, robots] = await Promise.all(
		['index.html', 'uk/projects.html', 'robots.txt'].map((path) =>
			readFile(join(root, path), 'utf8'),
		),
	);
	const hash = /'sha256-[^']+'/;
	expect(home?.match(hash)?.[0]).toBeDefined();
	expect(home?.match(hash)?.[0]).not.toBe(projects?.match(hash)?.[0]);
	expect(robots).toBe('<head></head>');
});

test('a grant reaches the page in all languages and no other page', async () => {
	const root = makeFolder({
		'extra/weather.html': '<head></head>',
		'uk/extra/weather.html': '<head></head>',
		'extra/rates.html': '<head></head>',
	});
	await writePolicies(root, [
		{ page: '/extra/weather', sources: { 'connect-src': ['https://api.example.com'] } },
	]);
	const has = async (path: string) =>
		(await readFile(join(root, path), 'utf8')).includes('https://api.example.com');
	expect(await has('extra/weather.html')).toBe(true);
	expect(await has('uk/extra/weather.html')).toBe(true);
	expect(await has('extra/rates.html')).toBe(false);
});

test('all faults of all pages are in one error, and no page is changed', async () => {
	const root = makeFolder({
		'index.html': '<head></head><p style="a:b">',
		'uk.html': '<head></head><p onclick="x()"><p style="c:d">',
	});
	const error = await writePolicies(root).catch((reason: Error) => reason.message);
	expect(error).toContain('would break 3 places');
	expect(error).toContain('index.html, line 1, <p>: the style attribute "a:b"');
	expect(error).toContain('uk.html, line 1, <p>: the handler onclick');
	expect(await readFile(join(root, 'index.html'), 'utf8')).toBe('<head></head><p style="a:b">');
});
