/** The display face in its one weight, with the letters of all its scripts. */
export const displayFile =
	'node_modules/@expo-google-fonts/unbounded/600SemiBold/Unbounded_600SemiBold.ttf';
