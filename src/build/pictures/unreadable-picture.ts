/** It does not follow the standard of its format, or is of a format that is not known here, so it may contain anything. */
export class UnreadablePicture extends Error {}
