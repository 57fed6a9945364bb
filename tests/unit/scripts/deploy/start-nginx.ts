import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Redirect } from '#build/policy/redirects.ts';
import { toNginxFile } from '../../../../scripts/deploy/nginx.ts';
import { findFreePort } from '../../../../scripts/measure/free-port.ts';

/** Where Debian and its children keep modules of nginx. */
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const brotli = existsSync(brotliModule);

export const hasNginx = spawnSync('nginx', ['-v']).status === 0;
if (!hasNginx) console.log('nginx is not installed here, so its settings are not tried out.');

/** Serves the site in the folder `root` with the settings of `deploy/nginx.conf`, until it is stopped. */
export async function startNginx(root: string, redirects: readonly Redirect[] = []) {
	const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
	const port = await findFreePort();
	const origin = `http://127.0.0.1:${port}`;
	const listen = `127.0.0.1:${port}`;
	await writeFile(join(folder, 'site.conf'), toNginxFile(redirects, { root, listen, brotli }));
	await writeFile(join(folder, 'nginx.conf'), toMainFile(folder));
	const nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr']);
	let errors = '';
	nginx.stderr.on('data', (text: Buffer) => {
		errors += text;
	});
	await vi.waitFor(
		async () => {
			if (errors !== '') throw new Error(errors);
			expect((await fetch(origin)).status).toBe(200);
		},
		{ timeout: 20_000, interval: 50 },
	);
	return {
		origin,
		stop: async () => {
			const ended = once(nginx, 'exit');
			nginx.kill('SIGTERM');
			await ended;
			await rm(folder, { recursive: true });
		},
	};
}

/** What surrounds the server in an nginx of its own. */
function toMainFile(folder: string): string {
	const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
	return `${brotli ? `load_module ${brotliModule};` : ''}
daemon off;
master_process off;
pid ${join(folder, 'nginx.pid')};
events {}
http {
	access_log off;
	${temporary.map((name) => `${name}_temp_path ${join(folder, name)};`).join('\n\t')}
	include ${join(folder, 'site.conf')};
}
`;
}
