import type { PictureRow } from '#tools/tasks/picture.ts';

interface Props {
	rows: readonly PictureRow[];
}

/** The lists of the run as rows of cells. Hidden from assistive technology, because the table has the same values. */
export function TracePicture({ rows }: Props) {
	return (
		<div className="picture" aria-hidden="true">
			{rows.map(({ name, cells }) => (
				<div key={name} className="picture-row">
					<code>{name}</code>
					<div className="picture-cells">
						{cells.map(({ text, tone, mark, pointers }, place) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
							<span key={place} className="picture-cell" data-tone={tone} data-mark={mark}>
								<span className="picture-text">{text === ' ' ? '␣' : text}</span>
								{pointers.length > 0 && (
									<span className="picture-pointer">{pointers.join(' ')}</span>
								)}
							</span>
						))}
					</div>
				</div>
			))}
		</div>
	);
}
