import { globSync, readFileSync } from 'node:fs';

/** The region of the layout and the code that fills it. The solutions of the tasks are pages of their own. */
const allowed =
	/^src\/(layouts\/Page\.astro|browser\/voice\.ts|tools\/tasks\/solutions\/|content\/)/;

/**
 * What makes an element speak by itself: these roles, `aria-live` and `<output>`, unless it is turned off
 * (WAI-ARIA 1.2, section 5.3.4; HTML AAM for `output`).
 */
const speaking =
	/\brole["'`]?\s*[=:,]\s*(\{[^}]*?)?["'`]?(status|alert|log|marquee|timer)\b|\baria-live\b(?!="off")|\bariaLive\b|(<|\(["'`])output\b(?![^>]*aria-live="off")/;

test.each([
	['<p role="status">', true],
	["region.role = 'alert'", true],
	["role={wrong ? 'alert' : undefined}", true],
	['role={`status`}', true],
	["setAttribute('role', 'status')", true],
	['<p role=status>', true],
	['<p role="timer">', true],
	["setAttribute('aria-live', 'polite')", true],
	["createElement('output')", true],
	['[role=status]:empty { display: none }', true],
	['<dl aria-live="polite">', true],
	['<output id="sum">', true],
	['<output aria-live="off" aria-label="Display">', false],
	['<p role="note">', false],
])('%s speaks by itself: %s', (code, speaks) => {
	expect(speaking.test(code)).toBe(speaks);
});

test('nothing but the region of the layout speaks by itself', () => {
	const files = globSync('src/**/*.{astro,ts,tsx,vue,css}').filter((file) => !allowed.test(file));
	expect(files.length).toBeGreaterThan(100);
	const found = files.filter((file) => speaking.test(readFileSync(file, 'utf8')));
	expect(found).toEqual([]);
});

// A region that is hidden when its text comes, or comes with it, stays silent: nvaccess/nvda#14591.
test('that region is there from the start, empty, and no style hides it', () => {
	const layout = readFileSync('src/layouts/Page.astro', 'utf8');
	expect(layout).toContain('<p class="voice hidden-words" role="status"></p>');
	expect(layout.split('role="status"')).toHaveLength(2);
	const styles = globSync('src/**/*.{astro,css}').filter((file) =>
		readFileSync(file, 'utf8').includes('.voice'),
	);
	expect(styles).toEqual([]);
});
