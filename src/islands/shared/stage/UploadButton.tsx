import { useRef } from 'react';
import type { PictureStore } from '#browser/uploads/picture-store.ts';
import { takePicture } from '#browser/uploads/take-picture.ts';
import type { UploadMessages } from '#i18n/messages/uploads/index.ts';
import { useNotice } from '#islands/shared/use-said.ts';

interface Props {
	pictures: Pick<PictureStore, 'keep'>;
	/** Gets the id of a picture that has been taken, stored or not. */
	onPicture: (id: string) => void;
	t: UploadMessages;
}

/** Takes a picture from the visitor, or shows why it is refused. */
export function UploadButton({ pictures, onPicture, t }: Props) {
	const field = useRef<HTMLInputElement>(null);
	const [answer, setAnswer] = useNotice();

	async function take(file: File | undefined) {
		if (!file) return;
		setAnswer('');
		const taken = await takePicture(file);
		if (field.current) field.current.value = '';
		if (!taken.ok) {
			setAnswer(t.refused[taken.reason]);
			return;
		}
		const keeping = await pictures.keep(taken.picture);
		if (!keeping.kept) setAnswer(t.notKept[keeping.reason]);
		onPicture(keeping.id);
	}

	return (
		<div className="stage-upload">
			<label className="button">
				{t.pick}
				<input
					ref={field}
					type="file"
					className="hidden-words"
					accept="image/png,image/jpeg,image/webp,image/avif,image/svg+xml"
					onChange={(event) => void take(event.currentTarget.files?.[0])}
				/>
			</label>
			<p className="quiet">{t.limits}</p>
			<p className="stage-refusal">{answer}</p>
		</div>
	);
}
