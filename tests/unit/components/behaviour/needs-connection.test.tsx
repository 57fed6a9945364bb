import { heard } from '../../heard.ts';

test('without a connection a link to a file that is not kept says so and stays', async () => {
	document.body.innerHTML =
		'<p><a href="#pdf">PDF</a> <span data-needs-connection hidden>Connect.</span></p>';
	const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
	await import('#components/behaviour/needs-connection.ts');
	const click = () =>
		document
			.querySelector('a')
			?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
	const notice = document.querySelector('span');
	expect([click(), notice?.hidden]).toEqual([true, true]);
	online.mockReturnValue(false);
	dispatchEvent(new Event('offline'));
	expect([click(), notice?.hidden]).toEqual([false, false]);
	expect(heard()).toEqual(['Connect.']);
});
