import type { Cell, PictureRow } from '#tools/tasks/picture-row.ts';

interface Props {
	rows: readonly PictureRow[];
}

/** The data of the run as rows of cells. Hidden from assistive technology, because the table has the same values. */
export function TracePicture({ rows }: Props) {
	return (
		<div className="picture" aria-hidden="true">
			{rows.map(({ names, caller, object, cells }) => (
				<div key={object ?? names.join()} className="picture-row">
					<p>
						{object && <b className="object">#{object}</b>} <code>{names.join(', ')}</code>
						{caller && <code> ({caller})</code>}
					</p>
					<div className="picture-cells">
						{cells.length === 0 && <span className="picture-cell">[ ]</span>}
						{cells.map((cell, place) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
							<PictureCell key={place} {...cell} />
						))}
					</div>
				</div>
			))}
		</div>
	);
}

function PictureCell({ text, label, object, tone, pointers }: Cell) {
	return (
		<span className="picture-cell" data-tone={tone}>
			{label !== undefined && <span className="picture-label">{label}: </span>}
			{object && <b className="object">#{object}</b>} {text === ' ' ? '␣' : text}
			{pointers.length > 0 && <span className="picture-pointer">{pointers.join(' ')}</span>}
		</span>
	);
}
