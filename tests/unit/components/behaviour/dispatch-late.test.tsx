test('what already has the focus when the page script starts is answered without another event', async () => {
	document.body.innerHTML = '<button data-click="theme">Theme</button>';
	vi.stubGlobal('vzEarly', []);
	document.querySelector('button')?.focus();
	const ready = vi.fn();
	document.addEventListener('vz-ready', ready);
	await import('#components/behaviour/dispatch.ts');
	await vi.waitFor(() => expect(ready).toHaveBeenCalledOnce());
});
