import { fireEvent, render, screen } from '@testing-library/react';
import { Menu } from '#islands/couture/Menu.tsx';
import { $menu, showArrangement } from '#tools/couture/store.ts';
import { clickText } from '../page.ts';

afterEach(() => {
	$menu.set(undefined);
	showArrangement({ type: 'single', model: 'menShirt1' });
});

function menus() {
	render(
		<>
			<Menu name="colour" label="Colour">
				<button type="button">red</button>
			</Menu>
			<Menu name="texture" label="Texture">
				<button type="button">denim</button>
			</Menu>
			<p>elsewhere</p>
		</>,
	);
}

test('a click elsewhere closes the menu, the press before it and one inside do not', () => {
	menus();
	clickText('Colour');
	clickText('red');
	expect($menu.get()).toBe('colour');
	fireEvent.pointerDown(screen.getByText('elsewhere'));
	expect($menu.get()).toBe('colour');
	fireEvent.click(screen.getByText('elsewhere'), { detail: 1 });
	expect($menu.get()).toBeUndefined();
});

test('a button elsewhere that is pressed by a key leaves the menu open', () => {
	menus();
	clickText('Colour');
	fireEvent.click(screen.getByText('elsewhere'), { detail: 0 });
	expect($menu.get()).toBe('colour');
});
