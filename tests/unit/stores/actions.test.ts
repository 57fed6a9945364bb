import { expect, test } from 'vitest';
import { openStores } from './open-stores.ts';

test('after the third portrait comes the fourth, then the first', async () => {
	const { $photoIndex, showNextPhoto, storage } = await openStores();
	showNextPhoto(4);
	expect($photoIndex.get()).toBe(3);
	showNextPhoto(4);
	expect($photoIndex.get()).toBe(0);
	expect(storage.selectedPhotoIndex).toBe('0');
});

test('with two portraits the first press changes the picture', async () => {
	const { $photoIndex, showNextPhoto } = await openStores();
	showNextPhoto(2);
	expect($photoIndex.get()).toBe(0);
});

test('each route remembers its own footer', async () => {
	const { footerHidden, storage } = await openStores();
	footerHidden('creep3d').set(true);
	expect(footerHidden('creep3d').get()).toBe(true);
	expect(footerHidden('couture3d').get()).toBe(false);
	expect(storage).toEqual({ footerHidden_creep3d: 'true' });
});
