import { render } from '@testing-library/react';
import { useEffect } from 'react';
import { useReady } from '#islands/shared/use-ready.ts';

test('an island dispatches once that it is ready, when its own later effects have run', async () => {
	const order: string[] = [];
	const note = () => order.push('ready');
	document.body.addEventListener('vz-ready', note);
	const run = () => void order.push('effect');
	const { rerender } = render(<Late run={run} />);
	rerender(<Late run={run} />);
	await Promise.resolve();
	document.body.removeEventListener('vz-ready', note);
	expect(order).toEqual(['effect', 'ready']);
});

function Late({ run }: { run: () => void }) {
	const root = useReady<HTMLDivElement>();
	useEffect(run, [run]);
	return <div ref={root} />;
}
