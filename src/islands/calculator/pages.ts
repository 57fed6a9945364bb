/** Addresses, in the language of the page, of the tools that the calculators hand something to, if the site has them. */
export interface Pages {
	rates: string | undefined;
	notes: string | undefined;
}
