import { frameScript } from '#tools/tasks/run/sandbox-script.ts';

test.each([
	['null', 1],
	['https://example.com', 0],
])('in a document of the origin %s it starts %d workers', (origin, count) => {
	const start = vi.fn();
	const parent = {};
	vi.stubGlobal('self', { origin });
	vi.stubGlobal('parent', parent);
	vi.stubGlobal('document', { getElementById: () => null });
	vi.stubGlobal(
		'Worker',
		start.mockImplementation(function (this: object) {
			Object.assign(this, { postMessage: () => {} });
		}),
	);
	vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
	vi.stubGlobal('addEventListener', (_: string, listen: (event: object) => void) =>
		listen({ data: {}, source: parent, ports: [{}] }),
	);
	new Function(frameScript)();
	expect(start).toHaveBeenCalledTimes(count);
});
