import { expect, test } from 'vitest';
import { openStores } from './open-stores.ts';

test('the theme goes from system to light to dark and round again', async () => {
	const { $theme, switchTheme } = await openStores();
	const seen = [1, 2, 3].map(() => {
		switchTheme();
		return $theme.get();
	});
	expect(seen).toEqual(['light', 'dark', 'system']);
});

test('the view mode goes between normal and alternative', async () => {
	const { $viewMode, toggleViewMode, storage } = await openStores();
	toggleViewMode();
	expect($viewMode.get()).toBe('alternative');
	expect(storage.viewMode).toBe('alternative');
	toggleViewMode();
	expect($viewMode.get()).toBe('normal');
	expect(storage.viewMode).toBe('normal');
});

test('after the third portrait comes the fourth, then the first', async () => {
	const { $photoIndex, showNextPhoto, storage } = await openStores();
	showNextPhoto(4);
	expect($photoIndex.get()).toBe(3);
	showNextPhoto(4);
	expect($photoIndex.get()).toBe(0);
	expect(storage.selectedPhotoIndex).toBe('0');
});

test('after a saved index that names no portrait comes the one after the first shown', async () => {
	const { $photoIndex, showNextPhoto } = await openStores({ selectedPhotoIndex: '7' });
	showNextPhoto(4);
	expect($photoIndex.get()).toBe(3);
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

test('a route has one footer, however often it is requested', async () => {
	const { footerHidden } = await openStores();
	expect(footerHidden('cube3d')).toBe(footerHidden('cube3d'));
});
