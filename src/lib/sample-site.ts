/** Whether the content is that of the invented person; the build puts the answer here. */
export const isSampleSite: boolean = import.meta.env?.SITE_SAMPLE === 'true';
