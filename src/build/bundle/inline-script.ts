import { minifySync } from 'vite';

/** A function and its argument as an inline script; the function may use nothing from outside. */
export function toInlineScript<Value>(action: (value: Value) => void, value?: Value): string {
	const source = `(${action})(${JSON.stringify(value) ?? ''})`;
	return minifySync('inline.js', source, { compress: true, mangle: true }).code.trim();
}
