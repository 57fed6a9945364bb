/** Parts of the site that not every author needs: `leaveOut` in site.json names those that it does without. */
export const sitePartIds = [
	'intelligence-test',
	'ranking',
	'slider',
	'share-buttons',
	'alternative-view',
	'accessibility',
] as const;

export type SitePart = (typeof sitePartIds)[number];

/** The parts that the build leaves out; the build puts the list here. */
const leftOut: readonly string[] = import.meta.env?.SITE_LEFT_OUT?.split(',') ?? [];

/** Whether this site has a part. */
export function hasPart(part: SitePart): boolean {
	return !leftOut.includes(part);
}
