import { act } from '@testing-library/react';

/** Replaces the observer of what is in view. Returns a function that moves what is observed into view or out of it. */
export function fakeView(): (isIntersecting: boolean) => void {
	let callback: IntersectionObserverCallback = () => {};
	vi.stubGlobal(
		'IntersectionObserver',
		class {
			constructor(given: IntersectionObserverCallback) {
				callback = given;
			}
			observe() {}
			disconnect() {}
		},
	);
	return (isIntersecting) =>
		act(() =>
			callback([Object.assign(Object.create(null), { isIntersecting })], Object.create(null)),
		);
}
