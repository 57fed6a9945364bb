import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useFocusKept } from '#islands/shared/use-focus-kept.ts';

test.each([
	['goes', true, undefined],
	['is hidden', false, undefined],
	['goes, and a home is named', true, () => screen.getByText('Home')],
])('the focus of what %s goes on in the same part', (_, removed, home) => {
	const { rerender } = render(<Part {...{ removed, home }} over={false} />);
	screen.getByText('Again').focus();
	rerender(<Part {...{ removed, home }} over />);
	expect(document.activeElement?.textContent).toBe(home ? 'Home' : 'First');
});

test('focus that the visitor has taken elsewhere stays there', () => {
	const { rerender } = render(<Part removed over={false} />);
	screen.getByText('Again').focus();
	screen.getByText('Again').blur();
	rerender(<Part removed over />);
	expect(document.activeElement).toBe(document.body);
});

interface Props {
	removed: boolean;
	over: boolean;
	home?: (() => HTMLElement) | undefined;
}

function Part({ removed, over, home }: Props) {
	return (
		<div {...useFocusKept(home)}>
			{!(over && removed) && (
				<p hidden={over}>
					<button type="button">Again</button>
				</p>
			)}
			<a href="/">First</a>
			<button type="button">Home</button>
		</div>
	);
}
