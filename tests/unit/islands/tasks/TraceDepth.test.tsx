import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { TraceDepth } from '#islands/tasks/TraceDepth.tsx';

afterEach(cleanup);

const depths = [1, 2, 3, 2, 1];

test.each([
	[0, '0'],
	[2, '2'],
	[4, '4'],
])('the mark of step %i is where the thumb of the slider is', (at, x) => {
	const { container } = render(<TraceDepth depths={depths} at={at} />);
	expect(container.querySelector('svg')?.getAttribute('viewBox')).toBe('0 0 4 3');
	expect(container.querySelector('line')?.getAttribute('x1')).toBe(x);
	expect(container.querySelector('path')?.getAttribute('d')).toBe(
		'M0 3V2h0.5V1h1V0h1V1h1V2h0.5V3z',
	);
});
