import { announceFind } from '#components/behaviour/find-opener.ts';
import { $singleKeys } from '#stores/single-keys.ts';

// ARIA Authoring Practices, button: it is activated by Space and Enter.
test('Space presses the search icon, too, and its keys are named', () => {
	document.body.innerHTML = '<a href="/" data-click="find" aria-label="Search">?</a>';
	const pressed = vi.fn((event: Event) => event.preventDefault());
	const icon = document.querySelector('a');
	icon?.addEventListener('click', pressed);
	announceFind();
	const space = new KeyboardEvent('keydown', { key: ' ', cancelable: true });
	expect([icon?.dispatchEvent(space), pressed.mock.calls.length]).toEqual([false, 1]);
	expect(icon?.getAttribute('aria-keyshortcuts')).toContain('/');
	$singleKeys.set(false);
	expect(icon?.getAttribute('aria-keyshortcuts')).not.toContain('/');
	$singleKeys.set(true);
});
