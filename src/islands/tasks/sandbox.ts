import type { OpenSandbox } from '#tools/tasks/run/run-cases.ts';

/**
 * Opens the sandbox in a hidden frame and starts a worker in it. The frame has an origin of its
 * own and a policy that lets it reach nothing; without the frame its workers end.
 * `address` is where the document of src/pages/extra/tasks/sandbox.astro is served.
 */
export function sandboxAt(address: string): OpenSandbox {
	return (job, listen) => {
		const frame = document.createElement('iframe');
		const { port1, port2 } = new MessageChannel();
		port1.onmessage = ({ data }) => listen(data);
		frame.sandbox.add('allow-scripts');
		frame.hidden = true;
		frame.title = 'Sandbox';
		frame.src = address;
		// The frame has no origin that could be named here; the message is the visitor's own code.
		frame.onload = () => frame.contentWindow?.postMessage(job, '*', [port2]);
		document.body.append(frame);
		return {
			close: () => {
				port1.close();
				frame.remove();
			},
		};
	};
}
