import { act, render } from '@testing-library/react';
import { atom } from 'nanostores';
import { useMotionOnRequest } from '#islands/shared/use-motion-on-request.ts';

/** A system with or without reduced motion. */
function system(matches: boolean) {
	const query = Object.assign(new EventTarget(), { matches });
	vi.stubGlobal('matchMedia', () => query);
	return query;
}

function Scene({ $moves }: { $moves: ReturnType<typeof atom<boolean>> }) {
	useMotionOnRequest($moves);
	return null;
}

test('elsewhere it moves, until reduced motion is requested', () => {
	const query = system(false);
	const $moves = atom(true);
	render(<Scene $moves={$moves} />);
	expect($moves.get()).toBe(true);
	query.matches = true;
	act(() => {
		query.dispatchEvent(new Event('change'));
	});
	expect($moves.get()).toBe(false);
});
