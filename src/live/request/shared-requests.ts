/**
 * One request for all callers that need the same data at the same time. It is aborted when the last of them aborts;
 * each caller sees only its own abort.
 */
export function createSharedRequests<Result>() {
	const requests = new Map<string, SharedRequest<Result>>();

	return (
		key: string,
		signal: AbortSignal | undefined,
		start: (signal: AbortSignal) => Promise<Result>,
	): Promise<Result> => {
		const request = requests.get(key) ?? open(key, start);
		request.waiting += 1;
		if (!signal) return request.result;
		return new Promise((resolve, reject) => {
			const leave = () => {
				request.waiting -= 1;
				if (request.waiting === 0) {
					requests.delete(key);
					request.controller.abort(signal.reason);
				}
				reject(signal.reason);
			};
			if (signal.aborted) return leave();
			signal.addEventListener('abort', leave, { once: true });
			request.result
				.then(resolve, reject)
				.finally(() => signal.removeEventListener('abort', leave));
		});
	};

	function open(key: string, start: (signal: AbortSignal) => Promise<Result>) {
		const controller = new AbortController();
		const result = start(controller.signal);
		const request = { controller, result, waiting: 0 };
		const close = () => {
			if (requests.get(key) === request) requests.delete(key);
		};
		result.then(close, close);
		requests.set(key, request);
		return request;
	}
}

interface SharedRequest<Result> {
	controller: AbortController;
	result: Promise<Result>;
	waiting: number;
}
