import type { OpenSandbox } from '#tools/tasks/run/run-cases.ts';

/** Where the document of src/pages/extra/tasks/sandbox.astro is: on the server, and without a connection. */
export interface SandboxPlaces {
	served: string;
	/** `toKeptFrame` of the page. */
	kept: string;
}

/**
 * Opens the sandbox in a hidden frame and starts a worker in it. The frame has an origin of its
 * own and a policy that lets it reach nothing; without the frame its workers end.
 */
export function openServed({ served }: SandboxPlaces): OpenSandbox {
	return openIn(() => {
		const frame = document.createElement('iframe');
		frame.sandbox.add('allow-scripts');
		frame.src = served;
		return frame;
	});
}

/**
 * The same without a connection, where the service worker of this page has kept the document. The worker sandboxes it with a header: browsers do not
 * ask a worker for a frame that is sandboxed by its attribute. A document that is not sandboxed runs nothing.
 */
export async function findKept({ served, kept }: SandboxPlaces): Promise<OpenSandbox | undefined> {
	if (!navigator.serviceWorker?.controller) return undefined;
	// Its name there ends with its edition.
	const found = await caches.match(served, { ignoreSearch: true }).catch(() => undefined);
	if (!found) return undefined;
	return openIn(() => Object.assign(document.createElement('iframe'), { src: kept }));
}

function openIn(makeFrame: () => HTMLIFrameElement): OpenSandbox {
	return (job, listen) => {
		const frame = makeFrame();
		const { port1, port2 } = new MessageChannel();
		port1.onmessage = ({ data }) => listen(data);
		frame.hidden = true;
		frame.title = 'Sandbox';
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
