/** Addresses, in the language of the page, of the tools that the calculators hand something to. */
export interface Pages {
	rates: string;
	notes: string;
}
