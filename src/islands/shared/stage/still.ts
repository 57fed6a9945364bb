/** A picture of a scene, made ready by the page: shown while the scene loads, and where it cannot be. */
export interface Still {
	src: string;
	srcSet: string;
	/** How wide it is on a stage. */
	sizes: string;
	/** What it shows. */
	alt: string;
	width: number;
	height: number;
}
