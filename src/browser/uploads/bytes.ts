/** Numbers and words of a file, by their place in bytes. Beyond its end everything is 0. */
export class Bytes {
	readonly #view: DataView;

	constructor(bytes: Uint8Array) {
		this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	}

	get length(): number {
		return this.#view.byteLength;
	}

	u8(at: number): number {
		return at >= 0 && at < this.length ? this.#view.getUint8(at) : 0;
	}

	u16(at: number): number {
		return (this.u8(at) << 8) | this.u8(at + 1);
	}

	u32(at: number): number {
		return this.u16(at) * 65_536 + this.u16(at + 2);
	}

	/** With the lowest byte first. */
	u16le(at: number): number {
		return this.u8(at) | (this.u8(at + 1) << 8);
	}

	u24le(at: number): number {
		return this.u16le(at) | (this.u8(at + 2) << 16);
	}

	u32le(at: number): number {
		return this.u16le(at) + this.u16le(at + 2) * 65_536;
	}

	/** Some bytes as Latin letters. */
	word(at: number, length = 4): string {
		return String.fromCharCode(...Array.from({ length }, (_, index) => this.u8(at + index)));
	}
}
