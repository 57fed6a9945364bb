import { tryJourneys } from './journey.ts';

const scenes = {
	cube3d: 'the cube of cubes is drawn and its layer turns',
	configurator3d: 'the goblets are drawn and turn',
	couture3d: 'the garments are drawn and turn',
	creep3d: 'the ticker in three dimensions is drawn',
} as const;

tryJourneys(
	Object.entries(scenes).map(([page, title]) => ({
		title,
		go: async (visitor) => {
			await visitor.open(`/extra/graphics/${page}`);
			await visitor.waitFor(
				() => document.querySelector('[data-state=ready]') !== null,
				'the scene to be ready',
			);
			await visitor.waitFor(() => {
				const canvas = document.querySelector('canvas');
				return canvas !== null && canvas.width > 100 && canvas.getContext('webgl2') !== null;
			}, 'a canvas with WebGL 2');
			await visitor.click('.stage-view');
			// The garments are the slowest to show another side: at the third press.
			await visitor.pressTimes('ArrowLeft', 4);
			await visitor.waitFor(
				() =>
					document.querySelector('.voice')?.textContent !== '' ||
					document.querySelector('.stage-room') === null,
				'words on what is seen',
			);
		},
	})),
);
