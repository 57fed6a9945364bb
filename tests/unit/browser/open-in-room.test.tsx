import { canOpenInRoom, openInRoom } from '#browser/open-in-room.ts';

test('a model is opened by a link of its kind with a picture in it, and freed later', () => {
	vi.useFakeTimers();
	vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:model');
	const free = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
	const clicked: HTMLAnchorElement[] = [];
	vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
		this: HTMLAnchorElement,
	) {
		clicked.push(this);
	});
	openInRoom(new Blob(['usdz']));
	expect(clicked.map(({ rel, href, children }) => [rel, href, children[0]?.tagName])).toEqual([
		['ar', 'blob:model', 'IMG'],
	]);
	expect(free).not.toHaveBeenCalled();
	vi.advanceTimersByTime(60_000);
	expect(free).toHaveBeenCalledWith('blob:model');
});

test('only browsers that support such links offer it', () => {
	const supports = vi.fn(() => true);
	vi.spyOn(HTMLAnchorElement.prototype, 'relList', 'get').mockReturnValue({
		supports,
	} as unknown as DOMTokenList);
	expect(canOpenInRoom()).toBe(true);
	supports.mockReturnValue(false);
	expect(canOpenInRoom()).toBe(false);
});
