/** The types that file dialogs offer. The type of a file is found from its content. */
const pictureTypes = 'image/png,image/jpeg,image/webp,image/avif,image/svg+xml';

interface Props {
	label: string;
	accept?: string;
	onPick: (file: File) => void;
}

/** A button that opens the file picker. */
export function UploadField({ label, accept = pictureTypes, onPick }: Props) {
	return (
		<label className="button stage-file">
			<span>{label}</span>
			<input
				type="file"
				accept={accept}
				className="hidden-words"
				onChange={(event) => {
					const [file] = event.currentTarget.files ?? [];
					// The same file may be chosen again.
					event.currentTarget.value = '';
					if (file) onPick(file);
				}}
			/>
		</label>
	);
}
