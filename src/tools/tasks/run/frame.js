/*
 * The only script of the sandbox: it starts the requested worker, and nothing else. A document that has an origin is not sandboxed, and
 * runs nothing.
 */
addEventListener('message', ({ data, source, ports }) => {
	const [port] = ports;
	if (source !== parent || !port || self.origin !== 'null') return;
	const code = document.getElementById('worker')?.textContent ?? '';
	const worker = new Worker(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })));
	worker.postMessage(data, [port]);
});
