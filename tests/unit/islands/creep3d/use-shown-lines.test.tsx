import { act, renderHook } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { useShownLines } from '#islands/creep3d/use-shown-lines.ts';

test('all lines are shown until the visitor chooses, and the choice is kept', () => {
	const { result, rerender } = renderHook(useShownLines);
	expect(result.current[0]).toEqual({ weather: true, rates: true, cryptos: true });
	act(() => result.current[1]('weather', false));
	const chosen = { weather: false, rates: true, cryptos: true };
	expect(result.current[0]).toEqual(chosen);
	rerender();
	expect(renderHook(useShownLines).result.current[0]).toEqual(chosen);
});

function Shown() {
	return Object.values(useShownLines()[0]).join(' ');
}

test('the page as it is built shows all lines', () => {
	expect(renderToStaticMarkup(<Shown />)).toBe('true true true');
});
