import { cleanup } from '@testing-library/react';
import { undo } from './after-test.ts';

/** In a window: the next test opens an empty page, at the address of the site, without anything stored. */
afterEach(() => {
	cleanup();
	undo();
	localStorage.clear();
	sessionStorage.clear();
	history.replaceState(null, '', '/');
});
