import { useStore } from '@nanostores/react';
import { type ComponentProps, useState } from 'react';
import { loadModule } from '#browser/load-module.ts';
import type { LastOffer } from '#islands/shared/records/use-offer.ts';
import { usePart } from '#islands/shared/use-part.ts';
import { $menu } from '#tools/couture/store.ts';
import type { GalleryPanel } from './GalleryPanel.tsx';
import { Menu } from './Menu.tsx';

const loadPanel = () =>
	loadModule(() => import('./GalleryPanel.tsx')).then((module) => module.GalleryPanel);

/** The designs that the visitor keeps, once their menu is opened. */
export function Gallery(props: Omit<ComponentProps<typeof GalleryPanel>, 'last'>) {
	// It outlives the panel, which goes when the menu is closed.
	const last = useState<LastOffer>();
	const open = useStore($menu) === 'gallery';
	const [panel] = usePart(loadPanel, open);
	return (
		<Menu name="gallery" label={props.t.gallery.title}>
			{panel.state === 'ready' && <panel.Component {...props} last={last} />}
		</Menu>
	);
}
