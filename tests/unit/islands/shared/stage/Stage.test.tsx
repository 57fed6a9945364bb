import { renderToString } from 'react-dom/server';
import { stage } from '#i18n/messages/stage/index.ts';
import { Stage } from '#islands/shared/stage/Stage.tsx';
import type { Still } from '#islands/shared/stage/still.ts';

const still: Still = {
	src: '/still.webp',
	srcSet: '',
	sizes: '',
	alt: 'A cube.',
	width: 2,
	height: 1,
};

test('until the scene is there, the first of its stills is shown, or another choice, or none', () => {
	expect(draw()).toContain('/still.webp');
	expect(draw({ ...still, src: '/other.webp' })).toContain('/other.webp');
	expect(draw(null)).not.toContain('<img');
});

// In browse mode the keys of a picture stay with the screen reader: WAI-ARIA 1.2, `application`.
test('the view is an application, with a name, a kind and a description of its keys', () => {
	expect(draw()).toMatch(
		/role="application" aria-roledescription="3D view" aria-label="A cube" aria-describedby="cube3d-keys"/,
	);
});

function draw(poster?: Still | null): string {
	return renderToString(
		<Stage
			locale="en"
			route="cube3d"
			load={() => new Promise(() => {})}
			words="A cube"
			stills={[still]}
			poster={poster}
			t={stage.en}
		>
			<p>Panel</p>
		</Stage>,
	);
}
