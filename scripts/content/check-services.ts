import { type ToolId, toolIds } from '#tools/tool-list.ts';
import { toFinding } from './finding.ts';
import type { Mistake } from './mistake.ts';
import { type Entry, readField, toMistakeAt } from './source.ts';

/** Privacy notices name each host that the tools of the site send requests to, and none that only the others do. */
export async function checkServices(
	entries: readonly Entry[],
	chosen: readonly ToolId[],
): Promise<Mistake[]> {
	const notices = entries.filter(({ value }) => readField(value, ['namesServices']) === true);
	if (notices.length === 0) return [];
	// It reads the settings of the build, which takes longer than all other checks.
	const { listAskedHosts } = await import('./asked-hosts.ts');
	const asked = [...listAskedHosts(chosen).keys()];
	const others = [...listAskedHosts(toolIds).keys()].filter((host) => !asked.includes(host));
	return notices.flatMap(({ file, text }) => {
		const named = new Set(text.match(/[\w-]+(?:\.[\w-]+)+/g));
		return [
			...asked
				.filter((host) => !named.has(host))
				.map((host) => toFinding('unnamed-host', { host })),
			...others
				.filter((host) => named.has(host))
				.map((host) => toFinding('unasked-host', { host })),
		].map((finding) => toMistakeAt(file, finding));
	});
}
