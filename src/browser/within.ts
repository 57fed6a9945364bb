/** Rejects with a `TimeoutError` when an action takes longer; some browsers never answer when their storage is broken. */
export function within<Value>(ms: number, action: Promise<Value>): Promise<Value> {
	return new Promise((resolve, reject) => {
		const timer = setTimeout(
			() => reject(new DOMException('The storage does not answer.', 'TimeoutError')),
			ms,
		);
		action.then(resolve, reject).finally(() => clearTimeout(timer));
	});
}
