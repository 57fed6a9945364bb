import type { PictureStore } from '#browser/uploads/picture-store.ts';
import { takePicture } from '#browser/uploads/take-picture.ts';
import type { UploadMessages } from '#i18n/messages/uploads/index.ts';
import { useNotice } from '#islands/shared/use-said.ts';
import { UploadField } from './UploadField.tsx';

interface Props {
	pictures: Pick<PictureStore, 'keep'>;
	/** Gets the id of a picture that has been taken, stored or not. */
	onPicture: (id: string) => void;
	t: UploadMessages;
}

/** Takes a picture from the visitor, or shows why it is refused. */
export function UploadButton({ pictures, onPicture, t }: Props) {
	const [answer, setAnswer] = useNotice();

	async function take(file: File) {
		setAnswer(t.reading);
		const taken = await takePicture(file);
		if (!taken.ok) {
			setAnswer(t.refused[taken.reason]);
			return;
		}
		const keeping = await pictures.keep(taken.picture);
		setAnswer(keeping.kept ? '' : t.notKept[keeping.reason]);
		onPicture(keeping.id);
	}

	return (
		<div className="stage-upload">
			<UploadField label={t.pick} onPick={(file) => void take(file)} />
			<p className="quiet">{t.limits}</p>
			<p className="stage-refusal">{answer}</p>
		</div>
	);
}
