import './styles.css';
import { useEffect } from 'react';
import { loadModule } from '#browser/load-module.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Configurator3dMessages } from '#i18n/messages/configurator3d/index.ts';
import type { GuestMessages } from '#i18n/messages/guest/index.ts';
import type { StageMessages } from '#i18n/messages/stage/index.ts';
import type { UploadMessages } from '#i18n/messages/uploads/index.ts';
import { fill } from '#i18n/messages.ts';
import { GuestNotice } from '#islands/shared/stage/GuestNotice.tsx';
import { Stage } from '#islands/shared/stage/Stage.tsx';
import { StageToast } from '#islands/shared/stage/StageToast.tsx';
import type { Still } from '#islands/shared/stage/still.ts';
import { useMessage } from '#islands/shared/stage/use-message.ts';
import { useHash } from '#islands/shared/use-hash.ts';
import { useSaved } from '#islands/shared/use-saved.ts';
import { useStillFirst } from '#islands/shared/use-still-first.ts';
import { colourPresets, type Design } from '#tools/configurator3d/design.ts';
import { parseHash } from '#tools/configurator3d/link.ts';
import { newState } from '#tools/configurator3d/saved.ts';
import {
	$moves,
	$ownDesign,
	$settings,
	$turning,
	dropUnusedPictures,
	keepOwn,
	openGuest,
	takeGuest,
} from '#tools/configurator3d/store.ts';
import { white } from '#tools/design/colour.ts';
import { DesignPanel } from './DesignPanel.tsx';
import { RotationBar } from './RotationBar.tsx';

interface Props {
	locale: Locale;
	stills: readonly Still[];
	/** Small pictures of the two textures. */
	swatches: readonly [string, string];
	t: Omit<Configurator3dMessages, 'notes' | 'still'>;
	stage: StageMessages;
	uploads: UploadMessages;
	guest: GuestMessages;
}

const load = () => loadModule(() => import('#scenes/configurator3d/mount.tsx'));

/** Goblets to colour, cover and turn. */
export function Configurator3d({ locale, stills, swatches, t, stage, uploads, guest }: Props) {
	const { design } = useSaved($settings, newState);
	const own = useSaved($ownDesign, undefined);
	const [message, setMessage] = useMessage();
	const rotation = useSaved($turning, newState.rotation);
	useStillFirst($moves);

	useHash((hash) => {
		const linked = parseHash(hash);
		if (!linked) return;
		// A reload must not open the link again, over what was changed since.
		history.replaceState(history.state, '', location.pathname + location.search);
		openGuest(linked);
	});

	useEffect(() => {
		void dropUnusedPictures();
	}, []);

	return (
		<Stage
			locale={locale}
			route="configurator3d"
			load={load}
			words={describe(design, t)}
			stills={stills}
			over={<StageToast message={message} onClose={() => setMessage('')} words={stage.dismiss} />}
			bar={<RotationBar rotation={rotation} t={t} />}
			t={stage}
		>
			{own && <GuestNotice onKeep={keepOwn} onTake={takeGuest} announce={setMessage} t={guest} />}
			<DesignPanel design={design} swatches={swatches} t={t} uploads={uploads} />
		</Stage>
	);
}

/** @example describe(newDesign, t) // 'Three goblets, white' */
function describe({ colour, texture: surface, mix }: Design, t: Props['t']): string {
	const names = [t.mint, t.vanilla];
	const preset = colourPresets.indexOf(colour);
	const colourWords =
		colour === white ? t.white : fill(t.colourName, { colour: names[preset] ?? colour });
	if (!surface) return fill(t.state.bare, { colour: colourWords });
	const texture = 'preset' in surface ? t.textures[surface.preset] : t.ownTexture;
	return fill(mix ? t.state.mixed : t.state.textured, { colour: colourWords, texture });
}
