import type { ReactNode } from 'react';

interface Props {
	full: boolean;
	spinning: boolean;
	onFull: () => void;
	onSpin: () => void;
	t: { fullScreen: string; leaveFullScreen: string; spin: string; pause: string };
	children?: ReactNode;
}

/** The controls under a cube. */
export function CubeBar({ full, spinning, onFull, onSpin, t, children }: Props) {
	return (
		<div className="cube-bar needs-js">
			{children}
			<button type="button" className="button" onClick={onSpin}>
				{spinning ? t.pause : t.spin}
			</button>
			<button type="button" className="button" onClick={onFull}>
				{full ? t.leaveFullScreen : t.fullScreen}
			</button>
		</div>
	);
}
