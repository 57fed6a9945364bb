import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { usePart } from '#islands/shared/use-part.ts';

test('after a failure it is loaded again when the network is back, as long as it is wanted', async () => {
	vi.spyOn(console, 'warn').mockReturnValue();
	const load = vi.fn(async (): Promise<ComponentType> => Clock);
	load
		.mockRejectedValueOnce(new TypeError('offline'))
		.mockRejectedValueOnce(new TypeError('again'));
	const { rerender } = render(<Room load={load} wanted />);
	await settle();
	rerender(<Room load={load} wanted={false} />);
	await act(async () => dispatchEvent(new Event('online')));
	expect(load).toHaveBeenCalledOnce();
	rerender(<Room load={load} wanted />);
	await settle();
	expect(shown()).toBe('failed');
	await act(async () => dispatchEvent(new Event('online')));
	expect(shown()).toBe('ready clock');
	await act(async () => dispatchEvent(new Event('online')));
	expect(load).toHaveBeenCalledTimes(3);
});

test('after a failure it is loaded again on request, and only once', async () => {
	const warn = vi.spyOn(console, 'warn').mockReturnValue();
	const load = vi.fn(async (): Promise<ComponentType> => Clock);
	load.mockRejectedValueOnce(new TypeError('offline'));
	render(<Room load={load} wanted />);
	await settle();
	expect(shown()).toBe('failed');
	expect(warn).toHaveBeenCalledOnce();
	expect(load).toHaveBeenCalledOnce();
	await retry();
	expect(shown()).toBe('ready clock');
	await retry();
	expect(load).toHaveBeenCalledTimes(2);
});

test('the answer for an earlier part is not shown for the next one', async () => {
	const slow = Promise.withResolvers<ComponentType>();
	const loadSlow = () => slow.promise;
	const { rerender } = render(<Room load={loadSlow} wanted />);
	rerender(<Room load={loadStar} wanted />);
	await settle();
	expect(shown()).toBe('ready star');
	slow.resolve(Clock);
	await settle();
	expect(shown()).toBe('ready star');
});

const loadStar = async () => Star;

function Clock() {
	return <>clock</>;
}

function Star() {
	return <>star</>;
}

function Room({ load, wanted }: { load: () => Promise<ComponentType>; wanted: boolean }) {
	const [part, retry] = usePart(load, wanted);
	return (
		<>
			<output>
				{part.state} {part.state === 'ready' && <part.Component />}
			</output>
			<button type="button" onClick={retry}>
				Again
			</button>
		</>
	);
}

function shown() {
	return screen.getByRole('status').textContent.trim();
}

async function retry() {
	await act(async () => screen.getByRole('button').click());
}

async function settle() {
	await act(async () => {});
}
