import './styles.css';
import { useStore } from '@nanostores/react';
import { loadModule } from '#browser/load-module.ts';
import { say } from '#browser/voice.ts';
import type { Locale } from '#i18n/locales.ts';
import type { CoutureWords } from '#i18n/messages/couture/index.ts';
import type { GuestMessages } from '#i18n/messages/guest/index.ts';
import type { SavingMessages } from '#i18n/messages/records/index.ts';
import type { StageMessages } from '#i18n/messages/stage/index.ts';
import type { UploadMessages } from '#i18n/messages/uploads/index.ts';
import { GlyphButton } from '#islands/shared/stage/GlyphButton.tsx';
import { GuestNotice } from '#islands/shared/stage/GuestNotice.tsx';
import { loadEarly } from '#islands/shared/stage/load-early.ts';
import { Stage } from '#islands/shared/stage/Stage.tsx';
import { StageToast } from '#islands/shared/stage/StageToast.tsx';
import type { Still } from '#islands/shared/stage/still.ts';
import { useMessage } from '#islands/shared/stage/use-message.ts';
import { useSaved } from '#islands/shared/use-saved.ts';
import { toFilePath } from '#lib/file-path.ts';
import { toLightFile } from '#scenes/stage/light-file.ts';
import {
	firstArrangement,
	hasBranding,
	hasColours,
	listShown,
	printArrangement,
} from '#tools/couture/arrangement.ts';
import { describeArrangement } from '#tools/couture/description.ts';
import { toFoldsFile, toPanelsFile } from '#tools/couture/files.ts';
import { garments } from '#tools/couture/garments.ts';
import {
	$arrangement,
	$branding,
	$ownWardrobe,
	$side,
	$wardrobe,
	keepOwn,
	redoChange,
	steps,
	takeGuest,
	undoChange,
} from '#tools/couture/store.ts';
import { firstWardrobe } from '#tools/couture/wardrobe.ts';
import { Branding } from './Branding.tsx';
import { ColourMenu } from './ColourMenu.tsx';
import { DeleteSaved } from './DeleteSaved.tsx';
import { Examples } from './Examples.tsx';
import { Fabric } from './Fabric.tsx';
import { Gallery } from './Gallery.tsx';
import { GarmentPicker } from './GarmentPicker.tsx';
import { OrnamentMenu } from './OrnamentMenu.tsx';
import { Rotation } from './Rotation.tsx';
import { SaveMenu } from './SaveMenu.tsx';
import { TextureMenu } from './TextureMenu.tsx';
import { linkStart, useLink } from './use-link.ts';
import { useNarrowing } from './use-narrowing.ts';
import { useUpload } from './use-upload.ts';

interface Props {
	locale: Locale;
	stills: readonly Still[];
	stage: StageMessages;
	uploads: UploadMessages;
	guest: GuestMessages;
	saving: SavingMessages;
	t: CoutureWords;
}

const load = loadEarly(
	() => loadModule(() => import('#scenes/couture/mount.tsx')),
	() => {
		// A link may show other garments.
		if (location.hash.startsWith(linkStart)) return [toLightFile(64)];
		const models = listShown($arrangement.get()).map((key) => toFilePath(garments[key].path));
		return [
			toLightFile(64),
			...models.flatMap((model) => [model, toPanelsFile(model), toFoldsFile(model)]),
		];
	},
);

/** Four garments to colour, cover and brand: the stage and everything around it. */
export function Couture({ locale, stills, stage, uploads, guest, saving, t }: Props) {
	const arrangement = useSaved($arrangement, firstArrangement);
	const wardrobe = useSaved($wardrobe, firstWardrobe);
	const own = useSaved($ownWardrobe, undefined);
	const side = useStore($side);
	const branding = useStore($branding);
	const canUndo = useStore(steps.$canUndo);
	const canRedo = useStore(steps.$canRedo);
	const [message, setMessage] = useMessage();
	const onUpload = useUpload({ announce: setMessage, uploads });
	useLink(setMessage, t);
	useNarrowing();
	const shown = listShown(arrangement);
	const [garment = 'menShirt1'] = shown;
	const settings = wardrobe[garment];
	const words = describeArrangement(t.description, arrangement, wardrobe, () => side, shown);

	return (
		<div className="couture" data-branding={branding || undefined} data-view={arrangement.type}>
			<Stage
				locale={locale}
				route="couture3d"
				load={load}
				words={words}
				subject={printArrangement(arrangement)}
				announcesView={false}
				stills={stills}
				onKey={(event) => {
					const redo = event.key === 'y' || (event.shiftKey && event.key === 'Z');
					if (!redo && event.key !== 'z') return false;
					if (redo ? canRedo : canUndo) (redo ? redoChange : undoChange)();
					else say(redo ? t.nothingToRedo : t.nothingToUndo);
					return true;
				}}
				keys={t.undoKeys}
				bar={
					<>
						<GlyphButton glyph="undo" label={t.undo} disabled={!canUndo} onPress={undoChange} />
						<GlyphButton glyph="redo" label={t.redo} disabled={!canRedo} onPress={redoChange} />
					</>
				}
				over={<StageToast message={message} onClose={() => setMessage('')} words={stage.dismiss} />}
				t={stage}
			>
				{own && <GuestNotice onKeep={keepOwn} onTake={takeGuest} announce={setMessage} t={guest} />}
				<GarmentPicker t={t} />
				<Examples announce={setMessage} t={t} />
				<Rotation t={t} />
				{hasColours(arrangement) && (
					<>
						<div className="couture-menus">
							<ColourMenu garment={garment} settings={settings} t={t} />
							<TextureMenu garment={garment} settings={settings} onUpload={onUpload} t={t} />
							<OrnamentMenu locale={locale} garment={garment} settings={settings} t={t} />
						</div>
						<Fabric locale={locale} garment={garment} settings={settings} t={t} />
					</>
				)}
				{hasBranding(arrangement) && (
					<Branding
						locale={locale}
						garment={garment}
						settings={settings}
						onUpload={onUpload}
						t={t}
					/>
				)}
				<div className="couture-menus">
					<Gallery locale={locale} announce={setMessage} saving={saving} uploads={uploads} t={t} />
					<SaveMenu locale={locale} words={words} announce={setMessage} uploads={uploads} t={t} />
				</div>
				<DeleteSaved announce={setMessage} t={t} />
			</Stage>
		</div>
	);
}
