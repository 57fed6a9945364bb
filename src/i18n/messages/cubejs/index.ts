import { type CubeMessages, cube } from '#i18n/messages/cube/index.ts';
import type { MessagesLike } from '#i18n/messages.ts';
import { inEachLanguage, toSiteWords } from '#i18n/site-words.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { uk } from './uk.ts';

type OwnMessages = MessagesLike<typeof en>;

/** The controls of both cubes are the same. */
type SharedMessages = Pick<
	CubeMessages,
	| 'attitude'
	| 'spinning'
	| 'drag'
	| 'keys'
	| 'pad'
	| 'spin'
	| 'pause'
	| 'fullScreen'
	| 'leaveFullScreen'
>;

export type CubejsMessages = SharedMessages &
	OwnMessages & { notes: Pick<CubeMessages['notes'], 'leave' | 'motion'> };

const own = toSiteWords<OwnMessages>('cubejs', { en, uk, es });

export const cubejs = inEachLanguage<CubejsMessages>((locale) =>
	withShared(own[locale], cube[locale]),
);

function withShared(
	t: OwnMessages,
	{
		attitude,
		spinning,
		drag,
		keys,
		pad,
		spin,
		pause,
		fullScreen,
		leaveFullScreen,
		notes,
	}: CubeMessages,
): CubejsMessages {
	return {
		...{ attitude, spinning, drag, keys, pad, spin, pause, fullScreen, leaveFullScreen },
		...t,
		notes: { leave: notes.leave, motion: notes.motion, ...t.notes },
	};
}
