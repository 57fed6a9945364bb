/** Rejects with a `TimeoutError` if an action takes longer than `ms`: a browser with a broken storage may never answer. */
export function withTimeLimit<Value>(ms: number, action: Promise<Value>): Promise<Value> {
	return new Promise((resolve, reject) => {
		const timer = setTimeout(
			() => reject(new DOMException('The storage does not answer.', 'TimeoutError')),
			ms,
		);
		action.then(resolve, reject).finally(() => clearTimeout(timer));
	});
}
