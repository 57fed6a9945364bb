import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useReady } from '#islands/shared/use-ready.ts';

afterEach(cleanup);

test('an island says once, to the elements around it, that it is ready', () => {
	const ready = vi.fn();
	document.body.addEventListener('island-ready', ready);
	const { rerender } = render(<Island />);
	rerender(<Island />);
	document.body.removeEventListener('island-ready', ready);
	expect(ready).toHaveBeenCalledOnce();
	expect(ready.mock.calls[0]?.[0].target.textContent).toBe('here');
});

function Island() {
	return <div ref={useReady<HTMLDivElement>()}>here</div>;
}
