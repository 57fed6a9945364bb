import { expect, test, vi } from 'vitest';

// A second try would find the listeners of the first one.
test('what already has the focus when the page script starts is answered without another event', {
	retry: 0,
}, async () => {
	document.body.innerHTML = '<button data-click="theme">Theme</button>';
	document.body.dataset.manifest = '/m.webmanifest';
	vi.stubGlobal('vzEarly', []);
	document.querySelector('button')?.focus();
	await import('#components/behaviour/dispatch.ts');
	await vi.waitFor(() =>
		expect(document.querySelector('link[rel=manifest]')?.getAttribute('href')).toBe(
			'/m.webmanifest',
		),
	);
});
