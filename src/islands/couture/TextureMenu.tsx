import type { CoutureWords } from '#i18n/messages/couture/index.ts';
import { fill } from '#i18n/messages.ts';
import { UploadField } from '#islands/shared/stage/UploadField.tsx';
import { toColourFile } from '#tools/couture/files.ts';
import type { GarmentKey } from '#tools/couture/garments.ts';
import { chooseCloth, resetTexture } from '#tools/couture/mixing.ts';
import type { GarmentSettings } from '#tools/couture/settings.ts';
import { edit } from '#tools/couture/store.ts';
import { isUpload, texturePresets, type Upload } from '#tools/couture/textures.ts';
import { Menu } from './Menu.tsx';

interface Props {
	garment: GarmentKey;
	settings: GarmentSettings;
	/** Checks and keeps a picture; undefined if it is refused. */
	onUpload: (file: File) => Promise<Upload | undefined>;
	t: CoutureWords;
}

/** The five textures, one of the visitor's own, and back to the first. */
export function TextureMenu({ garment, settings, onUpload, t }: Props) {
	const { texture } = settings;
	const preset = texturePresets.find((each) => each === texture);
	const shown = preset ? t.textures[preset] : texture && isUpload(texture) ? t.ownTexture : '';

	async function upload(file: File) {
		const own = await onUpload(file);
		if (own) edit(garment, 'texture', (before) => chooseCloth(before, own));
	}

	return (
		<Menu
			name="texture"
			label={t.texture}
			value={<span className="couture-menu-value">{shown}</span>}
		>
			{/* biome-ignore lint/a11y/useSemanticElements: toggle buttons need no legend. */}
			<div role="group" aria-label={t.texture} className="couture-textures">
				{texturePresets.map((each, index) => (
					<button
						key={each}
						type="button"
						aria-pressed={texture === each}
						aria-label={fill(t.textureNumber, { number: index + 1, name: t.textures[each] })}
						onClick={() => edit(garment, 'texture', (before) => chooseCloth(before, each))}
					>
						<img src={toColourFile(each, false)} alt="" loading="lazy" width={64} height={64} />
						<span>{t.textures[each]}</span>
					</button>
				))}
			</div>
			<div className="stage-row">
				<UploadField label={t.upload} onPick={upload} />
				<button
					type="button"
					className="button"
					onClick={() => edit(garment, 'reset texture', (before) => resetTexture(before, garment))}
				>
					{t.resetTexture}
				</button>
			</div>
		</Menu>
	);
}
