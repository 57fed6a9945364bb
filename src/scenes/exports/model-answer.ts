/** What the worker of the models reports. */
export type ModelAnswer =
	| { progress: number }
	| { blob: Blob }
	/** This browser has no canvas for workers. */
	| { unable: true }
	| { error: string };
