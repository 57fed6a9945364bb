import { copyAddress } from '#components/behaviour/copy-address.ts';
import { heard } from '../../heard.ts';
import { completeBrowser } from './browser.ts';

completeBrowser();

test('the address is copied as it is read, not in percent signs', async () => {
	const writeText = clipboard(() => Promise.resolve());
	history.replaceState({}, '', '/uk/projects?q=%D0%BA%D1%83%D0%B1#%D1%96');
	await copyAddress(open().button);
	expect(writeText).toHaveBeenCalledWith('http://localhost:3000/uk/projects?q=куб#і');
});

test('an e-mail address is copied in place of that of the page, and heard', async () => {
	const writeText = clipboard(() => Promise.resolve());
	const { button } = open();
	button.dataset.address = 'olha@example.com';
	await copyAddress(button);
	expect(writeText).toHaveBeenCalledWith('olha@example.com');
	expect(heard().at(-1)).toBe('Link copied.');
});

test('where copying is refused, the page shows a message and shows the address, selected', async () => {
	const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
	const select = vi.spyOn(HTMLInputElement.prototype, 'select');
	clipboard(() => Promise.reject(new DOMException('refused', 'NotAllowedError')));
	const { button, output } = open();
	await copyAddress(button);
	const field = output.querySelector('input');
	expect(output.textContent).toBe('The link could not be copied. Here it is:');
	expect(heard().at(-1)).toBe('The link could not be copied. Here it is:');
	expect(field?.value).toBe('http://localhost:3000/');
	expect(field?.readOnly).toBe(true);
	expect(field?.getAttribute('aria-label')).toBe('The link could not be copied. Here it is:');
	expect(select.mock.contexts).toEqual([field]);
	expect(warn).toHaveBeenCalledOnce();
});

function clipboard(write: (text: string) => Promise<void>) {
	const writeText = vi.fn(write);
	vi.stubGlobal('navigator', { clipboard: { writeText } });
	return writeText;
}

function open() {
	document.body.innerHTML = `
		<button aria-controls="copy-answer">Copy</button>
		<p id="copy-answer" data-copied="Link copied."
			data-failed="The link could not be copied. Here it is:"></p>`;
	const button = document.querySelector('button');
	const output = document.querySelector('p');
	if (!button || !output) throw new Error('The page is not there.');
	return { button, output };
}
