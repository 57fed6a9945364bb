import { waitForCard } from '#scenes/stage/wait-for-card.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const fence: WebGLSync = {};

function createCard() {
	return {
		SYNC_GPU_COMMANDS_COMPLETE: 1,
		SYNC_STATUS: 2,
		SIGNALED: 3,
		fenceSync: vi.fn((): WebGLSync | null => fence),
		flush: vi.fn(),
		getSyncParameter: vi.fn(() => 0),
		deleteSync: vi.fn(),
		isContextLost: vi.fn(() => false),
	};
}

/** Whether the page goes on within some milliseconds. */
async function goesOn(card: ReturnType<typeof createCard>, ms: number) {
	let over = false;
	void waitForCard(card).then(() => {
		over = true;
	});
	await vi.advanceTimersByTimeAsync(ms);
	return over;
}

test('a card that never answers, is lost or has no fence does not hold it up', async () => {
	expect(await goesOn(createCard(), 11_000)).toBe(true);
	expect(await goesOn({ ...createCard(), isContextLost: vi.fn(() => true) }, 20)).toBe(true);
	expect(await goesOn({ ...createCard(), fenceSync: vi.fn(() => null) }, 0)).toBe(true);
});
