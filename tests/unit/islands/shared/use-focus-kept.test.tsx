import { render, screen } from '@testing-library/react';
import { useFocusKept } from '#islands/shared/use-focus-kept.ts';

test.each([
	['goes', true, 'Again', 'First'],
	['is hidden', false, 'Again', 'First'],
	['lost it before', true, 'Outside', 'Outside'],
])('when what had the focus %s, the focus is where the visitor is', (_, removed, had, has) => {
	const { rerender } = render(<Page removed={removed} />);
	for (const name of ['Again', had]) screen.getByText(name).focus();
	rerender(<Page removed={removed} over />);
	expect(document.activeElement?.textContent).toBe(has);
});

function Page({ removed, over = false }: { removed: boolean; over?: boolean }) {
	return (
		<>
			<button type="button">Outside</button>
			<div {...useFocusKept()}>
				<button type="button" hidden={over} key={`${over && removed}`}>
					Again
				</button>
				<a href="/">First</a>
			</div>
		</>
	);
}
