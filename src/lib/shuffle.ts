/** A fair shuffle (Fisher and Yates): every order is as likely as any other. The items stay as they are. */
export function shuffle<Item>(items: readonly Item[], random: () => number): Item[] {
	const left = [...items];
	return items.flatMap(() => left.splice(Math.floor(random() * left.length), 1));
}
