import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writePolicies } from '#build/policy/static-policy.ts';
import { makeFolder } from '../../folder.ts';

test('the sandbox has a policy of its own: workers from blobs, and nothing it could reach', async () => {
	const page = '<!doctype html><html><head></head><body><script>run()</script></body></html>';
	const root = makeFolder({ 'extra/tasks/sandbox.html': page, 'extra/tasks/anagram.html': page });
	await writePolicies(root);
	const [sandbox = '', task = ''] = await Promise.all(
		['sandbox', 'anagram'].map((name) => readFile(join(root, `extra/tasks/${name}.html`), 'utf8')),
	);
	expect(sandbox).toMatch(
		/"default-src 'none'; script-src blob: 'sha256-[^']+'; worker-src blob:; connect-src 'none'; base-uri 'none'; form-action 'none'"/,
	);
	expect(task).toContain("frame-src 'self'");
	expect(task).toContain("require-trusted-types-for 'script'; trusted-types offline");
});
