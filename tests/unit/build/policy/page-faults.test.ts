import { scanHtml } from '#build/html/scan.ts';
import { findPolicyFaults } from '#build/policy/page-faults.ts';

function faults(html: string): string[] {
	return findPolicyFaults(scanHtml(html));
}

test('a style attribute is named with its line', () => {
	expect(faults('<p>\n<b style="color:red">')).toEqual([
		'line 2, <b>: the style attribute "color:red" would be ignored: use a class.',
	]);
});

test('a handler is named', () => {
	expect(faults('<button onclick="go()">')).toEqual([
		'line 1, <button>: the handler onclick would never run: use addEventListener in a script.',
	]);
});

test('a script address is named, also when it is written to hide', () => {
	expect(faults('<a href=" JavaScript:void(0)">')).toHaveLength(1);
	expect(faults('<a href="&#106;avascript:void(0)">')).toHaveLength(1);
});

test('a second policy is named', () => {
	expect(faults('<meta http-equiv="Content-Security-Policy" content="">')).toHaveLength(1);
});

test('code that only looks like a fault is allowed', () => {
	expect(faults(`<astro-island props='{"style":[0,"a"],"x":" onclick=1 style=\\"a\\""}'>`)).toEqual(
		[],
	);
	expect(faults('<p data-style="a" on="x" title="javascript: a language">')).toEqual([]);
	expect(faults('<script>let style="a"; x.onclick = 1;</script>')).toEqual([]);
});
