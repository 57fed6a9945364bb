import { createPictureStore } from '#browser/uploads/picture-store.ts';

/** Pictures that visitors lay on garments. Database `couture`. */
export const pictures = createPictureStore('couture');
