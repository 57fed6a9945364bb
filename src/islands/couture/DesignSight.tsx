import { useEffect, useState } from 'react';
import { decodeDesign } from '#tools/couture/design.ts';
import type { KeptDesign } from '#tools/couture/gallery/kept-design.ts';
import { sights } from '#tools/couture/gallery/store.ts';
import { Silhouette } from './Silhouette.tsx';

/** The picture of a kept design; the silhouette of its garment where the browser has none. */
export function DesignSight({ record: { sight, design } }: { record: KeptDesign }) {
	const [address, setAddress] = useState('');

	useEffect(() => {
		let over = false;
		let made = '';
		setAddress('');
		if (sight !== '')
			void sights.find(sight).then((picture) => {
				if (!picture || over) return;
				made = URL.createObjectURL(picture);
				setAddress(made);
			});
		return () => {
			over = true;
			if (made !== '') URL.revokeObjectURL(made);
		};
	}, [sight]);

	if (address !== '')
		return <img className="couture-sight" src={address} alt="" width={480} height={480} />;
	const arrangement = decodeDesign(design)?.arrangement;
	return (
		<span className="couture-sight">
			<Silhouette of={arrangement?.type === 'single' ? arrangement.model : 'menShirt1'} />
		</span>
	);
}
