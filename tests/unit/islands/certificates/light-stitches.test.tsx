import { lightStitches } from '#islands/certificates/light-stitches.ts';

const width = 300;

/** A field of stitches, each at its distance in pixels from the left edge of the part in view. */
function makeField(places: readonly number[]) {
	document.body.innerHTML = `<div data-field><div class="field-rows"><svg>${places
		.map((_, index) => `<a href="#${index}"></a>`)
		.join('')}</svg></div></div>`;
	const room = document.querySelector('.field-rows') ?? document.body;
	room.getBoundingClientRect = () => new DOMRect(0, 0, width, 100);
	for (const [index, stitch] of [...document.querySelectorAll('svg a')].entries())
		stitch.getBoundingClientRect = () => new DOMRect(places[index], 0, 10, 10);
	room.scrollLeft = 500;
	return room;
}

beforeEach(() => {
	document.body.replaceChildren();
});

test('the field scrolls to the nearest stitch that is found', () => {
	const room = makeField([-400, -90, 50, 600]);
	lightStitches(['#0', '#1', '#3']);
	expect(room.scrollLeft).toBe(500 - 90 - 40);
});
