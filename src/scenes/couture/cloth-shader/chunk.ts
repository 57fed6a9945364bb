/** Code that one look of cloth adds to the shader of a physical material. The name of each text is the place where it is put. */
export interface Chunk {
	/** Attributes and outputs of the vertex shader. */
	vertexHead?: string;
	/** Values that a vertex hands on. */
	vertexBody?: string;
	/** Inputs and functions of the fragment shader. */
	head?: string;
	/** Changes `dyed`, the colour of the cloth so far, in the order of the list. */
	colours?: string;
	/** Changes `normal`. */
	normals?: string;
	/** Changes `material`, which light falls on. */
	material?: string;
	/** Changes `reflectedLight`: what is hidden from the light. */
	hidden?: string;
	/** Changes `outgoingLight`, the colour of the pixel. */
	outgoing?: string;
}
