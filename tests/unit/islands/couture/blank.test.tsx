import { couture } from '#i18n/messages/couture/index.ts';
import { PrintEditor } from '#islands/couture/PrintEditor.tsx';
import { toOriginal } from '#tools/couture/settings.ts';
import { testBlank } from '../test-blank.tsx';

const props = { garment: 'menShirt1', locale: 'en', onUpload: async () => undefined } as const;
const form = <PrintEditor {...props} settings={toOriginal('menShirt1')} t={couture.en} />;

testBlank('couture/PrintEditor', form, couture.en.noText);
