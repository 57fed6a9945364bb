import { render } from '@testing-library/react';
import { Change } from '#islands/shared/change/Change.tsx';

test.each([
	[1.5, '+1.50%', 'up'],
	[-0.25, '−0.25%', 'down'],
	[0.001, '0.00%', undefined],
])('a change of %s is written %s, and its direction is %s', (percent, text, trend) => {
	const { container } = render(<Change locale="en" percent={percent} />);
	expect(container.textContent).toBe(text);
	expect(container.querySelector<HTMLElement>('.change')?.dataset.trend).toBe(trend);
});
