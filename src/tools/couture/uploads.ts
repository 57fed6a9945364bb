/** What the file dialogs offer; what a file is, its content tells. */
export const pictureTypes = 'image/png,image/jpeg,image/webp,image/avif,image/svg+xml';
