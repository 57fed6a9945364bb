import { records } from '#i18n/messages/records/index.ts';
import { NewRecord } from '#islands/shared/records/NewRecord.tsx';
import { testBlank } from '../../test-blank.tsx';

const form = (
	<NewRecord kind="task" label="New task" add="Add" blank={records.en.blank} onAdd={() => false} />
);

testBlank('shared/records/NewRecord', form, records.en.blank);
