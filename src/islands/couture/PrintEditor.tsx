import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Locale } from '#i18n/locales.ts';
import type { CoutureWords } from '#i18n/messages/couture/index.ts';
import { fill } from '#i18n/messages.ts';
import { UploadField } from '#islands/shared/stage/UploadField.tsx';
import { useNotice } from '#islands/shared/use-said.ts';
import { toLogoFile } from '#tools/couture/files.ts';
import type { GarmentKey } from '#tools/couture/garments.ts';
import { firstLogo } from '#tools/couture/placement.ts';
import {
	type Brand,
	cleanText,
	firstText,
	logoPresets,
	longestText,
	mostPrints,
	type Print,
} from '#tools/couture/print.ts';
import { $printLooks } from '#tools/couture/print-size.ts';
import {
	addPrint,
	changePrint,
	findAdded,
	listPrints,
	removePrint,
} from '#tools/couture/prints.ts';
import type { GarmentSettings } from '#tools/couture/settings.ts';
import { $menu, $print, edit } from '#tools/couture/store.ts';
import { toTeamTexts } from '#tools/couture/team-text.ts';
import type { Upload } from '#tools/couture/textures.ts';
import { Menu } from './Menu.tsx';
import { PlacementFields } from './PlacementFields.tsx';
import { PrintList } from './PrintList.tsx';
import { PrintTools } from './PrintTools.tsx';

interface Props {
	locale: Locale;
	garment: GarmentKey;
	settings: GarmentSettings;
	/** Checks and keeps a picture; undefined if it is refused. */
	onUpload: (file: File) => Promise<Upload | undefined>;
	t: CoutureWords;
}

/** Logos and texts: adding one, the list of existing ones, and the placement of the selected one. */
export function PrintEditor({ locale, garment, settings, onUpload, t }: Props) {
	const chosen = useStore($print);
	const looks = useStore($printLooks);
	const [text, setText] = useState('');
	const [refusal, setRefusal] = useNotice();
	const prints = listPrints(settings);
	const inHand = Math.min(chosen, prints.length - 1);
	const print = prints[inHand];
	const full = prints.length >= mostPrints;

	function add(made: Print) {
		edit(garment, `add ${Date.now()}`, (before) => {
			const after = addPrint(before, made);
			$print.set(findAdded(before, after));
			return after;
		});
	}

	function addLogo(imageData: Brand) {
		add({ ...firstLogo, imageData });
		$menu.set(undefined);
	}

	function addText() {
		const line = cleanText(text).trimEnd();
		setRefusal(line === '' ? t.noText : '');
		if (line === '') return;
		add({ ...firstText, text: line });
		setText('');
	}

	/** The number goes below the name. */
	function addTeam() {
		const texts = toTeamTexts(cleanText(text), locale);
		edit(garment, `add ${Date.now()}`, (before) => texts.reduce<GarmentSettings>(addPrint, before));
		$print.set(Math.min(prints.length, mostPrints - 1));
		setText('');
		setRefusal('');
	}

	async function upload(file: File) {
		const own = await onUpload(file);
		if (own) addLogo(own);
	}

	return (
		<>
			<p className="quiet couture-hint">{full ? t.full : t.brandingHint}</p>
			<Menu name="logo" label={t.logoMenu}>
				<div className="couture-logos">
					{logoPresets.map((logo, index) => (
						<button
							key={logo}
							type="button"
							aria-label={fill(t.logoNumber, { number: index + 1 })}
							disabled={full}
							onClick={() => addLogo(logo)}
						>
							<img src={toLogoFile(logo)} alt="" loading="lazy" width={56} height={56} />
						</button>
					))}
				</div>
				{!full && <UploadField label={t.upload} onPick={upload} />}
			</Menu>
			<form
				className="couture-text couture-new-text"
				onSubmit={(event) => {
					event.preventDefault();
					addText();
				}}
			>
				<label>
					<span className="hidden-words">{t.newText}</span>
					<input
						className="couture-line"
						value={text}
						maxLength={longestText}
						placeholder={t.newText}
						autoComplete="off"
						aria-invalid={refusal !== ''}
						aria-describedby={refusal ? 'couture-refusal' : undefined}
						onChange={(event) => {
							setText(event.currentTarget.value);
							setRefusal('');
						}}
					/>
				</label>
				<button type="submit" className="button" disabled={full}>
					{t.addText}
				</button>
				<button
					type="button"
					className="button"
					title={t.lettering.teamHint}
					disabled={prints.length > mostPrints - 2}
					onClick={addTeam}
				>
					{t.lettering.team}
				</button>
			</form>
			{refusal && (
				<p id="couture-refusal" className="stage-refusal">
					{refusal}
				</p>
			)}
			<PrintList
				prints={prints}
				inHand={inHand}
				onPick={(index) => $print.set(index)}
				onRemove={(index) => {
					edit(garment, `remove ${Date.now()}`, (before) => removePrint(before, index));
					$print.set(Math.max(0, Math.min(index, prints.length - 2)));
				}}
				t={t}
			/>
			{print && (
				<PrintTools
					prints={prints}
					inHand={inHand}
					onChange={(tag, change, next) => {
						edit(garment, `${tag} ${Date.now()}`, change);
						if (next !== undefined) $print.set(next);
					}}
					t={t}
				/>
			)}
			{print && (
				<PlacementFields
					locale={locale}
					print={print}
					look={looks[inHand]}
					onChange={(change, tag) =>
						edit(garment, `${tag} ${inHand}`, (before) => changePrint(before, inHand, change))
					}
					t={t}
				/>
			)}
		</>
	);
}
