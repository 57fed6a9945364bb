import { readBuildSettings } from '#build/bundle/constant-settings.ts';
import { policySources } from '#build/policy/policy-sources.ts';
import { type ToolId, tools } from '#tools/tool-list.ts';

/** The hosts that the pages of these tools may send requests to, each with its tools: the content policy lets no others through. */
export function listAskedHosts(chosen: readonly ToolId[]): Map<string, ToolId[]> {
	const { keys } = readBuildSettings();
	const asked = new Map<string, ToolId[]>();
	for (const { id, frames = [] } of tools.filter((tool) => chosen.includes(tool.id))) {
		const granted = [
			...policySources.filter(({ page }) => page === `/extra/${id}`).map(({ sources }) => sources),
			...frames.filter(({ needsKey = '' }) => needsKey in keys).map(({ policy }) => policy),
		];
		const addresses = granted.flatMap((sources) => Object.values(sources).flat());
		for (const host of new Set(
			addresses.filter((each) => URL.canParse(each)).map((each) => new URL(each).host),
		))
			if (host) asked.set(host, [...(asked.get(host) ?? []), id]);
	}
	return asked;
}
