import reach from '#early/reach.ts';

beforeEach(() => {
	window.vzEarly = [];
});

function makeIsland() {
	const island = document.createElement('astro-island');
	const button = document.createElement('button');
	island.append(button);
	document.body.replaceChildren(island);
	const hydrate = vi.fn(async () => {});
	const load = vi.fn(async () => hydrate);
	return {
		island,
		button,
		load,
		hydrate,
		start: () => reach(load, { name: 'reach', value: '' }, island),
	};
}

test.each(['pointerover', 'pointerdown', 'focusin', 'vz-wanted'])(
	'%s inside the island loads it, once',
	async (sign) => {
		const { button, load, hydrate, start } = makeIsland();
		start();
		button.dispatchEvent(new Event(sign, { bubbles: true }));
		button.dispatchEvent(new Event('pointerdown', { bubbles: true }));
		await vi.waitFor(() => expect(hydrate).toHaveBeenCalledTimes(1));
		expect(load).toHaveBeenCalledTimes(1);
	},
);

test('a pointer or a focus that was there before its code loads it', async () => {
	const { island, load, start } = makeIsland();
	// The DOM of these tests knows neither.
	const matches = vi.spyOn(island, 'matches').mockReturnValue(true);
	start();
	expect(matches).toHaveBeenCalledWith(':hover,:focus-within');
	await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
});

test('what was kept of it before its code loads it, what was kept of others does not', async () => {
	const { island, load, start } = makeIsland();
	window.vzEarly = [[new Event('click'), document.body, '']];
	start();
	expect(load).not.toHaveBeenCalled();
	window.vzEarly = [[new Event('click'), island, '']];
	start();
	await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
});
