import { openStores } from './open-stores.ts';

test('after the portrait shown at first comes the next, then the first of the cycle', async () => {
	const { $photoIndex, showNextPhoto, storage } = await openStores();
	showNextPhoto(4, 2);
	expect($photoIndex.get()).toBe(3);
	showNextPhoto(4, 2);
	expect($photoIndex.get()).toBe(0);
	expect(storage.selectedPhotoIndex).toBe('0');
});

test('a saved index that names no portrait is the one shown at first', async () => {
	const { $photoIndex, showNextPhoto } = await openStores({ selectedPhotoIndex: '3' });
	showNextPhoto(2, 0);
	expect($photoIndex.get()).toBe(1);
});

test('each route remembers its own footer', async () => {
	const { footerHidden, storage } = await openStores();
	footerHidden('creep3d').set(true);
	expect(footerHidden('creep3d').get()).toBe(true);
	expect(footerHidden('couture3d').get()).toBe(false);
	expect(storage).toEqual({ footerHidden_creep3d: 'true' });
});
