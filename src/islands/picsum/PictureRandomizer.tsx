import '#islands/shared/gallery/gallery.css';
import { useState } from 'react';
import { say } from '#browser/voice.ts';
import type { Locale } from '#i18n/locales.ts';
import type { GalleryMessages } from '#i18n/messages/gallery/index.ts';
import type { PicsumMessages } from '#i18n/messages/picsum/index.ts';
import { plural } from '#i18n/messages.ts';
import { GalleryForm } from '#islands/shared/gallery/GalleryForm.tsx';
import { SelectField } from '#islands/shared/gallery/SelectField.tsx';
import { useGallery } from '#islands/shared/gallery/use-gallery.ts';
import { useReady } from '#islands/shared/use-ready.ts';
import {
	createSeed,
	firstSize,
	parseRequest,
	printRequest,
	sizes,
	toSize,
} from '#tools/picsum/request.ts';
import { PictureGrid } from './PictureGrid.tsx';

interface Props {
	locale: Locale;
	/** Where the pictures come from, without a slash at its end. */
	address: string;
	t: Omit<PicsumMessages, 'more' | 'help'>;
	g: GalleryMessages;
}

/** Random pictures by size and number. */
export function PictureRandomizer({ locale, address, t, g }: Props) {
	const root = useReady<HTMLDivElement>();
	const [size, setSize] = useState(firstSize);
	const { request, change, form } = useGallery({
		parse: parseRequest,
		print: printRequest,
		onAddress: (found) => setSize(found?.size ?? firstSize),
	});

	function create(count: number) {
		change({ seed: createSeed(), size, quantity: count });
		say(plural(locale, t.created, count), 'photos');
	}

	function clear() {
		setSize(firstSize);
		change(undefined);
		say(t.cleared);
	}

	return (
		<div ref={root} className="gallery">
			<GalleryForm {...form} t={t} g={g} onCreate={create} onClear={clear}>
				<SelectField
					id="size"
					label={t.size}
					choices={sizes.map((each) => ({ value: each, label: `${each} × ${each}` }))}
					value={size}
					onPick={(value) => setSize(toSize(value))}
				/>
			</GalleryForm>
			{request && (
				<PictureGrid
					key={printRequest(request)}
					locale={locale}
					address={address}
					request={request}
					t={t.grid}
					g={g}
				/>
			)}
		</div>
	);
}
