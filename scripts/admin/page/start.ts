import { openProject } from './folders.ts';
import { keepRequestsLocal } from './keep-requests-local.ts';
import { bringUploads } from './uploads.ts';

const script = document.querySelector<HTMLScriptElement>('script[data-prefix]');
const admin = `${script?.dataset.prefix ?? ''}/admin`;

keepRequestsLocal(admin);
bringUploads(admin);
const [root, config] = await Promise.all([
	openProject(admin),
	fetch(`${admin}/config.json`).then((response) => response.json()),
]);

// The editor keeps files in the private folder that a browser gives each site. It receives the project instead.
Object.defineProperty(navigator.storage, 'getDirectory', {
	value: async () => ({ getDirectoryHandle: async () => root }),
});
// The editor runs on the author's own machine, so no one has to log in.
localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'test-repo' }));

Object.assign(window, { CMS_MANUAL_INIT: true });
const editor = document.createElement('script');
editor.src = `${admin}/sveltia-cms.js`;
editor.addEventListener('load', () => {
	window.CMS.init({ config: { ...config, site_url: location.origin, logout_redirect_url: '/' } });
});
document.head.append(editor);

declare global {
	interface Window {
		CMS: { init(options: { config: unknown }): void };
	}
}
