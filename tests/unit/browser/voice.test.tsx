import { calculator } from '#i18n/messages/calculator/index.ts';
import { sayTyped, sayWhenDone } from '#islands/calculator/say-number.ts';
import { $speakDigits } from '#tools/calculator/speak-digits.ts';

vi.unmock('#browser/voice.ts');

const { say } = await vi.importActual<typeof import('#browser/voice.ts')>('#browser/voice.ts');

beforeEach(() => {
	vi.useFakeTimers();
	document.body.innerHTML =
		'<p id="region" class="voice hidden-words" role="status"></p><dialog></dialog>';
});
afterEach(() => vi.runAllTimers());

test('texts are said in order, one at a time, with room between', () => {
	const heard = listen();
	say('1 task deleted.');
	say('');
	say('Undone.');
	expect(heard()).toEqual([]);
	vi.advanceTimersByTime(200);
	expect(heard()).toEqual(['1 task deleted.']);
	vi.advanceTimersByTime(300);
	expect(heard()).toEqual(['1 task deleted.', 'Undone.']);
});

// A region that is given the text that it has is not changed, and stays silent: w3c/aria#671, nvaccess/nvda#15923.
test('an equal text is said again, after the region was empty', () => {
	const heard = listen();
	say('6');
	vi.runAllTimers();
	say('6');
	vi.advanceTimersByTime(100);
	expect(document.getElementById('region')?.textContent).toBe('');
	vi.runAllTimers();
	expect(heard()).toEqual(['6', '6']);
});

test('of texts of a kind the last one is said, and none while more come', () => {
	const heard = listen();
	for (const count of [113, 63, 29]) {
		say(`${count} results`, 'search');
		vi.advanceTimersByTime(350);
	}
	expect(heard()).toEqual([]);
	vi.runAllTimers();
	expect(heard()).toEqual(['29 results']);

	say('27 results', 'search');
	say('', 'search');
	vi.runAllTimers();
	expect(heard()).toEqual(['29 results']);
});

test('a state that is over is taken out of the region, and leaves what else is there', () => {
	const read = () => document.getElementById('region')?.textContent;
	say('Enter a number.', 'wrong');
	vi.advanceTimersByTime(1000);
	say('', 'search');
	expect(read()).toBe('Enter a number.');
	say('', 'wrong');
	expect(read()).toBe('');
	say('Undone.');
	vi.advanceTimersByTime(1000);
	say('', 'wrong');
	expect(read()).toBe('Undone.');
});

test('a text that waits in the queue is replaced by a newer one of its kind', () => {
	const heard = listen();
	say(() => 'a state', 'scene');
	vi.advanceTimersByTime(399);
	for (const text of ['1', '2', '3']) say(text);
	vi.advanceTimersByTime(100);
	say('a newer state', 'scene');
	vi.runAllTimers();
	expect(heard()).toEqual(['1', '2', '3', 'a newer state']);
});

test('digits that come faster than they are said leave the last one and the number, and a stop drops what waits', () => {
	const heard = listen();
	$speakDigits.set(true);
	const type = (text: string) =>
		sayTyped('en', calculator.en, text, text.at(-1), text.slice(0, -1));
	for (const text of ['1', '12', '123', '1234']) type(text);
	vi.runAllTimers();
	for (const text of ['5', '56', '567']) type(text);
	vi.advanceTimersByTime(10);
	sayWhenDone('0');
	vi.runAllTimers();
	expect(heard()).toEqual(['4', '1,234', '0']);
});

// What is outside an open modal dialog is inert, its live regions too: w3c/aria#1854, UI5/webcomponents#13613.
test('while a dialog is open, a region in it speaks, empty at first', () => {
	const dialog = document.querySelector('dialog');
	dialog?.setAttribute('open', '');
	const heard = listen();
	say('Shown: 2 of 3');
	expect(dialog?.querySelector('[role=status]')?.textContent).toBe('');
	vi.advanceTimersByTime(1000);
	expect(dialog?.querySelector('[role=status]')?.textContent).toBe('Shown: 2 of 3');
	say('Shown: 3 of 3');
	vi.advanceTimersByTime(1000);
	expect(dialog?.querySelectorAll('[role=status]')).toHaveLength(1);
	dialog?.close();
	expect(dialog?.textContent).toBe('');
	say('Closed.');
	vi.advanceTimersByTime(1000);
	expect(document.getElementById('region')?.textContent).toBe('Closed.');
	vi.advanceTimersByTime(9000);
	expect(document.getElementById('region')?.textContent).toBe('');
	expect(heard()).toEqual(['Shown: 2 of 3', 'Shown: 3 of 3', 'Closed.']);
});

/** What the regions of the page have contained, in order: what a screen reader hears. */
function listen(): () => string[] {
	const texts: string[] = [];
	const observer = new MutationObserver(take);
	function take(records: readonly MutationRecord[]) {
		for (const { addedNodes } of records)
			for (const node of addedNodes)
				if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent ?? '');
	}
	observer.observe(document.body, { childList: true, subtree: true });
	return () => {
		take(observer.takeRecords());
		return [...texts];
	};
}
