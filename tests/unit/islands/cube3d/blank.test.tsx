import { cube3d } from '#i18n/messages/cube3d/index.ts';
import { SequencePart } from '#islands/cube3d/SequencePart.tsx';
import { testBlank } from '../test-blank.tsx';

const t = cube3d.en.sequence;

testBlank('cube3d/SequencePart', <SequencePart t={t} />, t.empty);
