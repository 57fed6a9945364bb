afterEach(undo);

/** Files run one after the other in the same worker: what one has put there before its tests must not reach the next. */
afterAll(undo);

/** What a test puts in the place of the world ends with the test. */
export function undo() {
	vi.useRealTimers();
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
	vi.unstubAllEnvs();
}
