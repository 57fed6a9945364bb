import { cleanup, render } from '@testing-library/react';
import { useSaid } from '#islands/shared/use-said.ts';
import { heard } from '../../heard.ts';

afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

test('a notice is said when it comes, and again when it has been away', () => {
	const { rerender } = render(<Said text="Saved." />);
	for (const text of ['Saved.', '', 'Saved.']) rerender(<Said text={text} />);
	expect(heard()).toEqual(['Saved.', 'Saved.']);
});

test('a state is said when it changes, not when it is first shown', () => {
	const { rerender } = render(<Said text="2 left" kind="count" />);
	expect(heard()).toEqual([]);
	rerender(<Said text="1 left" kind="count" />);
	expect(heard()).toEqual(['1 left']);
});

// https://html.spec.whatwg.org/multipage/interaction.html#sticky-activation
test('a state that changes before the visitor has done anything is not said', () => {
	const userActivation = { hasBeenActive: false };
	vi.stubGlobal('navigator', { userActivation });
	const { rerender } = render(<Said text="0 left" kind="count" />);
	rerender(<Said text="2 left" kind="count" />);
	expect(heard()).toEqual([]);
	userActivation.hasBeenActive = true;
	rerender(<Said text="1 left" kind="count" />);
	expect(heard()).toEqual(['1 left']);
});

function Said({ text, kind }: { text: string; kind?: string }) {
	useSaid(text, kind);
	return null;
}
