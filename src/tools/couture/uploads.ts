/** The types that file dialogs offer. The type of a file is found from its content. */
export const pictureTypes = 'image/png,image/jpeg,image/webp,image/avif,image/svg+xml';
