/** A window in which everything is in view. */
export function showAll() {
	vi.stubGlobal(
		'IntersectionObserver',
		class {
			readonly #report: IntersectionObserverCallback;

			constructor(report: IntersectionObserverCallback) {
				this.#report = report;
			}

			observe() {
				const seen = Object.assign(Object.create(null), { isIntersecting: true });
				this.#report([seen], Object.create(null));
			}

			disconnect() {}
		},
	);
}
