import { loadModule } from '#browser/load-module.ts';
import { usePart } from '#islands/shared/use-part.ts';
import type { SavedCitiesProps } from './SavedCities.tsx';

const loadCities = () =>
	loadModule(() => import('./SavedCities.tsx')).then(({ SavedCities }) => SavedCities);

interface Props extends SavedCitiesProps {
	/** The script loads when the page has its weather. */
	wanted: boolean;
}

/** The saved cities under their heading. */
export function SavedSection({ wanted, ...props }: Props) {
	const [part] = usePart(loadCities, wanted);
	return (
		<section aria-labelledby="weather-saved" className="weather-saved">
			<h2 id="weather-saved" className="weather-title">
				{props.t.saved.title}
			</h2>
			{part.state === 'ready' && <part.Component {...props} />}
		</section>
	);
}
