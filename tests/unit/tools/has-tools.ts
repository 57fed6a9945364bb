import { toolIds } from '#tools/tool-list.ts';

/** Whether the code has these tools, which an example is about: the owner may have deleted any. */
export function hasTools(...ids: readonly string[]): boolean {
	return ids.every((id) => toolIds.some((one) => one === id));
}
