import { type ReactNode, useState } from 'react';
import type { Locale } from '#i18n/locales.ts';
import type { ExportsMessages } from '#i18n/messages/exports/index.ts';
import { ModelFiles } from './ModelFiles.tsx';
import { PictureFiles } from './PictureFiles.tsx';
import type { Files } from './use-files.ts';

interface Props {
	locale: Locale;
	files: Files;
	/** The address of the design. */
	toAddress: () => string;
	/** What else can be saved of this scene. */
	further?: { title: string; body: ReactNode };
	t: ExportsMessages;
}

/** What can be saved of any scene: a tile for each kind of file, and its formats under the tiles. */
export function SceneFiles({ locale, files, toAddress, further, t }: Props) {
	const [chosen, setChosen] = useState(0);
	const tiles: readonly NonNullable<Props['further']>[] = [
		{
			title: t.picture,
			body: <PictureFiles locale={locale} files={files} toAddress={toAddress} t={t} />,
		},
		{ title: t.model, body: <ModelFiles files={files} t={t} /> },
		...(further ? [further] : []),
	];

	return (
		<>
			<div className="saves-tiles">
				{tiles.map(({ title }, number) => (
					<button
						key={title}
						type="button"
						className="pick"
						aria-pressed={number === chosen}
						onClick={() => setChosen(number)}
					>
						{title}
					</button>
				))}
			</div>
			{tiles[chosen]?.body}
		</>
	);
}
