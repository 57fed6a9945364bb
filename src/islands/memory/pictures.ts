import type { Fruit } from '#tools/memory/game.ts';

/** Address of the picture of each fruit. */
export type FruitPictures = Readonly<Record<Fruit, string>>;

/** So that a card shows its fruit as soon as it is turned. All are loaded, which does not reveal where they lie. */
export function loadPictures(pictures: FruitPictures) {
	for (const address of Object.values(pictures)) new Image().src = address;
}
