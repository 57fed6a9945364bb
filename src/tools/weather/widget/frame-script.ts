import frame from './frame.js?raw';

/** The script of the document that holds the official widget. */
export const frameScript = `(() => {\n${frame}})();\n`;
