import { createPictureStore } from '#browser/uploads/picture-store.ts';

/** Pictures that visitors lay on the goblets. Database `vzir-pictures`. */
export const pictures = createPictureStore('vzir-pictures');
