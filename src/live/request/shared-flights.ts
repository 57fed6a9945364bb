/**
 * One request for all callers that need the same data at the same time. It is aborted when the last of them aborts;
 * each caller sees only its own abort.
 */
export function createSharedFlights<Result>() {
	const flights = new Map<string, Flight<Result>>();

	return (
		key: string,
		signal: AbortSignal | undefined,
		start: (signal: AbortSignal) => Promise<Result>,
	): Promise<Result> => {
		const flight = flights.get(key) ?? open(key, start);
		flight.waiting += 1;
		if (!signal) return flight.result;
		return new Promise((resolve, reject) => {
			const leave = () => {
				flight.waiting -= 1;
				if (flight.waiting === 0) {
					flights.delete(key);
					flight.controller.abort(signal.reason);
				}
				reject(signal.reason);
			};
			if (signal.aborted) return leave();
			signal.addEventListener('abort', leave, { once: true });
			flight.result.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
		});
	};

	function open(key: string, start: (signal: AbortSignal) => Promise<Result>) {
		const controller = new AbortController();
		const result = start(controller.signal);
		const flight = { controller, result, waiting: 0 };
		const close = () => {
			if (flights.get(key) === flight) flights.delete(key);
		};
		result.then(close, close);
		flights.set(key, flight);
		return flight;
	}
}

interface Flight<Result> {
	controller: AbortController;
	result: Promise<Result>;
	waiting: number;
}
