import type { CertificatesMessages } from '#i18n/messages/certificates/index.ts';
import type { CommonMessages } from '#i18n/messages/common/index.ts';
import type { ListPagesMessages } from '#i18n/messages/list-pages/index.ts';
import type { ProjectsMessages } from '#i18n/messages/projects/index.ts';

/** Names of the words of what acts on the lists of a page: its view, its order, its search, its other pages. */
export const viewWords = ['view', 'list', 'table'] as const satisfies (keyof CommonMessages)[];
export const orderWords = [
	'order',
	'newestFirst',
	'oldestFirst',
] as const satisfies (keyof CommonMessages)[];
export const searchWords = [
	'openSearch',
	'closeSearch',
	'field',
	'blank',
	'clear',
	'none',
	'found',
] as const satisfies (keyof CertificatesMessages & keyof ProjectsMessages)[];
export const pagesWords = [
	'loading',
	'failed',
	'retry',
] as const satisfies (keyof ListPagesMessages)[];

export type ViewWords = Pick<CommonMessages, (typeof viewWords)[number]>;
export type OrderWords = Pick<CommonMessages, (typeof orderWords)[number]>;
export type SearchWords = Pick<ProjectsMessages, (typeof searchWords)[number]>;
export type PagesWords = Pick<ListPagesMessages, (typeof pagesWords)[number]>;
