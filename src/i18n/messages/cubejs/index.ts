import type { Locale } from '#i18n/locales.ts';
import { type CubeMessages, cube } from '#i18n/messages/cube/index.ts';
import type { MessagesLike } from '#i18n/messages.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { uk } from './uk.ts';

type OwnMessages = MessagesLike<typeof en>;

/** The controls of both cubes are the same. */
type SharedMessages = Pick<
	CubeMessages,
	'attitude' | 'keys' | 'spin' | 'pause' | 'fullScreen' | 'leaveFullScreen'
>;

export type CubejsMessages = SharedMessages &
	OwnMessages & { notes: Pick<CubeMessages['notes'], 'leave'> };

export const cubejs: Record<Locale, CubejsMessages> = {
	en: withShared(en, cube.en),
	uk: withShared(uk, cube.uk),
	es: withShared(es, cube.es),
};

function withShared(
	t: OwnMessages,
	{ attitude, keys, spin, pause, fullScreen, leaveFullScreen, notes }: CubeMessages,
): CubejsMessages {
	return {
		...{ attitude, keys, spin, pause, fullScreen, leaveFullScreen },
		...t,
		notes: { leave: notes.leave, ...t.notes },
	};
}
