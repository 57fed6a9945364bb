/** An object that is not a list: of parsed JSON, YAML or XML, so its values may be anything. */
export function isGroup(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Nothing that an author would miss: null, white space, or a list or group of nothing else. `false` and 0 are values.
 *
 * @example isEmpty({ en: ' ', uk: [] }) // true
 */
export function isEmpty(value: unknown): boolean {
	if (value === undefined || value === null) return true;
	if (typeof value === 'string') return value.trim() === '';
	if (Array.isArray(value)) return value.every(isEmpty);
	return isGroup(value) && Object.values(value).every(isEmpty);
}
