import fc from 'fast-check';
import { goTo, type SliderState, settle, startSlider, step, toIndex } from '#lib/slider.ts';

test('whatever is pressed, the position stays on the track and the index among the slides', () => {
	fc.assert(
		fc.property(fc.integer({ min: 1, max: 20 }), fc.array(action), (count, actions) => {
			let state = startSlider(count);
			for (const act of actions) {
				state = act(state);
				expect(state.count).toBe(count);
				expect(state.position).toBeGreaterThanOrEqual(0);
				expect(state.position).toBeLessThanOrEqual(count + 1);
				expect(toIndex(state)).toBeGreaterThanOrEqual(0);
				expect(toIndex(state)).toBeLessThan(count);
				if (!state.moving) expect(state.position).toBe(toIndex(state) + 1);
			}
		}),
	);
});

const action: fc.Arbitrary<(state: SliderState) => SliderState> = fc.oneof(
	fc.constant((state: SliderState) => step(state, 1)),
	fc.constant((state: SliderState) => step(state, -1)),
	fc.constant(settle),
	fc.integer({ min: -2, max: 25 }).map((index) => (state: SliderState) => goTo(state, index)),
);
