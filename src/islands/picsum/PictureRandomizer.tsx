import { useState } from 'react';
import type { Locale } from '#i18n/locales.ts';
import type { PicsumMessages } from '#i18n/messages/picsum/index.ts';
import { plural } from '#i18n/messages.ts';
import { GalleryForm } from '#islands/shared/gallery/GalleryForm.tsx';
import { useRequest } from '#islands/shared/gallery/use-request.ts';
import { useReady } from '#islands/shared/use-ready.ts';
import { firstQuantity } from '#lib/quantity.ts';
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
}

/** Random pictures by size and number. */
export function PictureRandomizer({ locale, address, t }: Props) {
	const root = useReady<HTMLDivElement>();
	const [size, setSize] = useState(firstSize);
	const [quantity, setQuantity] = useState(`${firstQuantity}`);
	const [said, setSaid] = useState('');
	const [request, change] = useRequest({
		parse: parseRequest,
		print: printRequest,
		onAddress: (found) => {
			setSize(found?.size ?? firstSize);
			setQuantity(`${found?.quantity ?? firstQuantity}`);
		},
	});

	function create(count: number) {
		change({ seed: createSeed(), size, quantity: count });
		setSaid(plural(locale, t.created, count));
	}

	function clear() {
		setSize(firstSize);
		change(undefined);
		setSaid(t.cleared);
	}

	return (
		<div ref={root} className="gallery">
			<GalleryForm
				{...{ quantity, said, t }}
				quiet
				onQuantity={setQuantity}
				onCreate={create}
				onClear={clear}
			>
				<div className="field">
					<label htmlFor="size">{t.size}</label>
					<select
						id="size"
						value={size}
						onChange={(event) => setSize(toSize(event.currentTarget.value))}
					>
						{sizes.map((each) => (
							<option key={each} value={each}>
								{each} × {each}
							</option>
						))}
					</select>
				</div>
			</GalleryForm>
			{request && (
				<PictureGrid
					key={printRequest(request)}
					locale={locale}
					address={address}
					request={request}
					t={t.grid}
				/>
			)}
		</div>
	);
}
