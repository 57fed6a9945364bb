import { cleanup, render } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useReady } from '#islands/shared/use-ready.ts';

afterEach(cleanup);

test('an island dispatches once, to the elements around it, that it is ready', async () => {
	const ready = vi.fn();
	document.body.addEventListener('vz-ready', ready);
	const { rerender } = render(<Island />);
	rerender(<Island />);
	await Promise.resolve();
	document.body.removeEventListener('vz-ready', ready);
	expect(ready).toHaveBeenCalledOnce();
	expect(ready.mock.calls[0]?.[0].target.textContent).toBe('here');
});

test('it is ready when its own later effects have run', async () => {
	const order: string[] = [];
	const note = () => order.push('ready');
	document.body.addEventListener('vz-ready', note);
	render(<Late run={() => void order.push('effect')} />);
	await Promise.resolve();
	document.body.removeEventListener('vz-ready', note);
	expect(order).toEqual(['effect', 'ready']);
});

function Island() {
	return <div ref={useReady<HTMLDivElement>()}>here</div>;
}

function Late({ run }: { run: () => void }) {
	const root = useReady<HTMLDivElement>();
	useEffect(run, [run]);
	return <div ref={root} />;
}
