import './styles.css';
import { useEffect } from 'react';
import { loadModule } from '#browser/load-module.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Configurator3dWords } from '#i18n/messages/configurator3d/index.ts';
import type { ExportsMessages } from '#i18n/messages/exports/index.ts';
import type { GuestMessages } from '#i18n/messages/guest/index.ts';
import type { StageMessages } from '#i18n/messages/stage/index.ts';
import type { UploadMessages } from '#i18n/messages/uploads/index.ts';
import { GuestNotice } from '#islands/shared/stage/GuestNotice.tsx';
import { loadEarly } from '#islands/shared/stage/load-early.ts';
import { Stage } from '#islands/shared/stage/Stage.tsx';
import { StageToast } from '#islands/shared/stage/StageToast.tsx';
import type { Still } from '#islands/shared/stage/still.ts';
import { useMessage } from '#islands/shared/stage/use-message.ts';
import { useHash } from '#islands/shared/use-hash.ts';
import { useMotionOnRequest } from '#islands/shared/use-motion-on-request.ts';
import { useSaved } from '#islands/shared/use-saved.ts';
import { toFilePath } from '#lib/file-path.ts';
import { toLightFile } from '#scenes/stage/light-file.ts';
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
import { DesignPanel } from './DesignPanel.tsx';
import { describe } from './describe.ts';
import { RotationBar } from './RotationBar.tsx';
import { SavePanel } from './SavePanel.tsx';

interface Props {
	locale: Locale;
	stills: readonly Still[];
	/** Small pictures of the two textures. */
	swatches: readonly [string, string];
	t: Configurator3dWords;
	stage: StageMessages;
	uploads: UploadMessages;
	guest: GuestMessages;
	exports: ExportsMessages;
}

const load = loadEarly(
	() => loadModule(() => import('#scenes/configurator3d/mount.tsx')),
	() => [toLightFile(128), toFilePath('/models/goblet.glb')],
);

/** Goblets to colour, cover and turn. */
export function Configurator3d(props: Props) {
	const { locale, stills, swatches, t, stage, uploads, guest, exports } = props;
	const { design } = useSaved($settings, newState);
	const own = useSaved($ownDesign, undefined);
	const [message, setMessage] = useMessage();
	const rotation = useSaved($turning, newState.rotation);
	useMotionOnRequest($moves);
	const words = describe(design, t);

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
			pageFills
			load={load}
			words={words}
			stills={stills}
			over={<StageToast message={message} onClose={() => setMessage('')} words={stage.dismiss} />}
			bar={<RotationBar rotation={rotation} t={t} />}
			t={stage}
		>
			{own && <GuestNotice onKeep={keepOwn} onTake={takeGuest} announce={setMessage} t={guest} />}
			<DesignPanel design={design} swatches={swatches} t={t} uploads={uploads} />
			<SavePanel
				locale={locale}
				design={design}
				words={words}
				announce={setMessage}
				t={t}
				exports={exports}
			/>
		</Stage>
	);
}
