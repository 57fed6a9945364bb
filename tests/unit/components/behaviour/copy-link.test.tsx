import { afterEach, expect, test, vi } from 'vitest';
import { copyLink } from '#components/behaviour/copy-link.ts';
import { completeBrowser } from './browser.ts';

completeBrowser();

afterEach(() => {
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
	history.replaceState({}, '', '/');
});

test('the address of the page is copied, and the page shows a message', async () => {
	const writeText = clipboard(() => Promise.resolve());
	const { button, output } = open();
	await copyLink(button);
	expect(writeText).toHaveBeenCalledExactlyOnceWith('http://localhost:3000/');
	expect(output.textContent).toBe('Link copied.');
	expect(output.querySelector('input')).toBeNull();
});

test('the address is copied as it is read, not in percent signs', async () => {
	const writeText = clipboard(() => Promise.resolve());
	history.replaceState({}, '', '/uk/projects?q=%D0%BA%D1%83%D0%B1#%D1%96');
	await copyLink(open().button);
	expect(writeText).toHaveBeenCalledWith('http://localhost:3000/uk/projects?q=куб#і');
});

test('an address that cannot be read is copied as it is', async () => {
	const writeText = clipboard(() => Promise.resolve());
	history.replaceState({}, '', '/projects?q=%E0%A4%A');
	await copyLink(open().button);
	expect(writeText).toHaveBeenCalledWith('http://localhost:3000/projects?q=%E0%A4%A');
});

test('where copying is refused, the page shows a message and shows the address, selected', async () => {
	const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
	const select = vi.spyOn(HTMLInputElement.prototype, 'select');
	clipboard(() => Promise.reject(new DOMException('refused', 'NotAllowedError')));
	const { button, output } = open();
	await copyLink(button);
	const field = output.querySelector('input');
	expect(output.textContent).toBe('The link could not be copied. Here it is:');
	expect(field?.value).toBe('http://localhost:3000/');
	expect(field?.readOnly).toBe(true);
	expect(field?.getAttribute('aria-label')).toBe('The link could not be copied. Here it is:');
	expect(select.mock.contexts).toEqual([field]);
	expect(warn).toHaveBeenCalledOnce();
});

test('a page without a clipboard, as over plain HTTP, shows the address too', async () => {
	vi.spyOn(console, 'warn').mockImplementation(() => {});
	vi.stubGlobal('navigator', {});
	const { button, output } = open();
	await copyLink(button);
	expect(output.querySelector('input')?.value).toBe('http://localhost:3000/');
});

test('the answer of the second press replaces that of the first', async () => {
	vi.spyOn(console, 'warn').mockImplementation(() => {});
	let works = false;
	clipboard(() => (works ? Promise.resolve() : Promise.reject(new Error('refused'))));
	const { button, output } = open();
	await copyLink(button);
	await copyLink(button);
	expect(output.querySelectorAll('input')).toHaveLength(1);
	works = true;
	await copyLink(button);
	expect(output.innerHTML).toBe('Link copied.');
});

test('without a place for the answer nothing happens', async () => {
	const writeText = clipboard(() => Promise.resolve());
	await copyLink(document.createElement('button'));
	expect(writeText).not.toHaveBeenCalled();
});

function clipboard(write: (text: string) => Promise<void>) {
	const writeText = vi.fn(write);
	vi.stubGlobal('navigator', { clipboard: { writeText } });
	return writeText;
}

function open() {
	document.body.innerHTML = `
		<button aria-controls="copy-answer">Copy</button>
		<output id="copy-answer" data-copied="Link copied."
			data-failed="The link could not be copied. Here it is:"></output>`;
	const button = document.querySelector('button');
	const output = document.querySelector('output');
	if (!button || !output) throw new Error('The page is not there.');
	return { button, output };
}
