import { writeAddress } from '#islands/shared/list-address.ts';

test('a browser that refuses many changes of the address does not stop the search', () => {
	vi.spyOn(history, 'replaceState').mockImplementation(() => {
		throw new DOMException('too many', 'SecurityError');
	});
	expect(() => writeAddress('q', 'react')).not.toThrow();
});
