/** Of the context of every scene, whoever asks the canvas for it first. */
export const contextOptions: WebGLContextAttributes = {
	alpha: true,
	antialias: true,
	powerPreference: 'high-performance',
};
