/** Lets `AbortSignal.timeout` follow the fake timers: Node times out by a clock of its own, which cannot be faked. */
export function fakeTimeout() {
	vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
		const controller = new AbortController();
		setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), ms);
		return controller.signal;
	});
}
