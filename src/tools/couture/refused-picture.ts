import type { Refusal } from '#browser/uploads/limits.ts';

/** A picture in a file of designs that would be refused as an upload, too. */
export class RefusedPicture extends Error {
	readonly reason: Refusal;

	constructor(reason: Refusal) {
		super(reason);
		this.reason = reason;
	}
}
