import { $unfinished, beginPart, whenFinished } from '#stores/unfinished.ts';

beforeEach(() => {
	vi.useFakeTimers();
	$unfinished.set(0);
});

test('a scene is finished when all of its parts are, however often it is noted', async () => {
	const seams = beginPart();
	const bands = beginPart();
	let isFinished = false;
	const finished = whenFinished().then(() => {
		isFinished = true;
	});
	seams();
	seams();
	await vi.advanceTimersByTimeAsync(0);
	expect(isFinished).toBe(false);
	bands();
	await finished;
	expect($unfinished.get()).toBe(0);
});

test('a part that never comes holds up no file', async () => {
	const end = beginPart();
	const finished = whenFinished(15_000);
	await vi.advanceTimersByTimeAsync(15_000);
	await finished;
	end();
	expect(vi.getTimerCount()).toBe(0);
});
