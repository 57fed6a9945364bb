import './cube.css';
import { useEffect, useRef } from 'react';
import { formatPercent } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import type { CubeMessages } from '#i18n/messages/cube/index.ts';
import { useSaved } from '#islands/shared/use-saved.ts';
import {
	clampScale,
	firstScale,
	maxScale,
	minScale,
	scaleByWheel,
	scaleStep,
} from '#tools/cube/scale.ts';
import { $cubeScale } from '#tools/cube/store.ts';
import { CubeRoom } from './CubeRoom.tsx';
import { useSpin } from './use-spin.ts';
import { useTurning } from './use-turning.ts';

interface Props {
	locale: Locale;
	t: Omit<CubeMessages, 'notes'>;
}

const sides = [
	['front', 'star'],
	['back', 'star'],
	['right', 'branches'],
	['left', 'branches'],
	['top', 'rhombus'],
	['bottom', 'rhombus'],
] as const;

/**
 * A cube of six elements that CSS places in space and rotates. Scripts only set the properties `--scale`, `--tilt` and
 * `--turn`; without them it is still visible and can rotate.
 */
export function CssCube({ locale, t }: Props) {
	const stage = useRef<HTMLDivElement>(null);
	const scale = useSaved($cubeScale, firstScale);
	const cube = useRef<HTMLDivElement>(null);
	const turning = useTurning(
		({ tilt, turn }) => {
			const style = stage.current?.style;
			style?.setProperty('--tilt', `${tilt}deg`);
			style?.setProperty('--turn', `${turn}deg`);
		},
		{
			read: () => readSpin(cube.current),
			rest: () => Promise.all((cube.current?.getAnimations() ?? []).map(({ ready }) => ready)),
			reset: () => rewind(cube.current),
		},
	);
	const spin = useSpin(stage, turning.held);

	const percent = formatPercent(locale, scale);

	useEffect(() => {
		stage.current?.style.setProperty('--scale', String(scale));
	}, [scale]);

	useEffect(() => {
		const { current } = stage;
		function zoom(event: WheelEvent) {
			// With Ctrl, the wheel zooms the page in the browser.
			if (event.ctrlKey || event.deltaY === 0) return;
			event.preventDefault();
			$cubeScale.set(scaleByWheel($cubeScale.get(), event.deltaY));
		}
		// React’s wheel listeners are passive and cannot prevent scrolling, so this one is added directly.
		current?.addEventListener('wheel', zoom, { passive: false });
		return () => current?.removeEventListener('wheel', zoom);
	}, []);

	return (
		<CubeRoom
			stage={stage}
			turning={turning}
			spin={spin}
			controls={
				<label className="cube-scale">
					<span>{t.scale}</span>
					<input
						type="range"
						min={minScale}
						max={maxScale}
						step={scaleStep}
						value={scale}
						aria-valuetext={percent}
						onChange={(event) => $cubeScale.set(clampScale(event.currentTarget.valueAsNumber))}
					/>
					<span className="figures" aria-hidden="true">
						{percent}
					</span>
				</label>
			}
			t={t}
		>
			<div ref={cube} className="css-cube" aria-hidden="true">
				{sides.map(([side, motif]) => (
					<div key={side} className="css-cube-side" data-side={side}>
						<svg viewBox="0 0 210 210" aria-hidden="true">
							<use href={`#motif-${motif}`} />
						</svg>
					</div>
				))}
			</div>
		</CubeRoom>
	);
}

/** How far the animation has turned the cube; none where a browser does not register the property. */
function readSpin(cube: HTMLElement | null): number {
	const text = cube ? getComputedStyle(cube).getPropertyValue('--spin') : '';
	return Number.parseFloat(text) || 0;
}

function rewind(cube: HTMLElement | null) {
	for (const animation of cube?.getAnimations() ?? []) animation.currentTime = 0;
}
