import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Sparkline } from '#islands/shared/chart/Sparkline.tsx';

afterEach(cleanup);

test('it is one path that assistive technology skips', () => {
	const { container } = render(<Sparkline values={[1, 2, 3]} trend="up" />);
	const picture = container.querySelector('svg');
	expect(picture?.getAttribute('aria-hidden')).toBe('true');
	expect(picture?.dataset.trend).toBe('up');
	expect([...container.querySelectorAll('path')].map((path) => path.getAttribute('d'))).toEqual([
		'M0 100L50 50L100 0',
	]);
	expect(container.querySelector('[style], text')).toBeNull();
});
