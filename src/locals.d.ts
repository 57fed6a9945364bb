declare namespace App {
	interface Locals {
		/** What the frame of the page shows: `middleware.ts` sets it. */
		chrome: import('#queries/site.ts').Chrome;
	}
}
