import { pictureTypes } from '#tools/couture/uploads.ts';

interface Props {
	label: string;
	accept?: string;
	onPick: (file: File) => void;
}

/** A button that opens the file picker. */
export function UploadField({ label, accept = pictureTypes, onPick }: Props) {
	return (
		<label className="button couture-upload">
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
