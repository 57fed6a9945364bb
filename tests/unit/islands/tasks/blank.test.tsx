import { tasks } from '#i18n/messages/tasks/index.ts';
import { FizzbuzzDemo } from '#islands/tasks/FizzbuzzDemo.tsx';
import { OwnCaseForm } from '#islands/tasks/OwnCaseForm.tsx';
import { testBlank } from '../test-blank.tsx';

const t = { ...tasks.en, fields: ['N'] };
const handlers = { onChange() {}, onShow() {}, onAdd() {} };
const demo = <FizzbuzzDemo locale="en" count="" shown="" {...{ t }} {...handlers} />;
const ownCase = <OwnCaseForm task="findvowels" t={t.editor} {...handlers} />;

testBlank('tasks/FizzbuzzDemo', demo, t.demo.countMissing);
testBlank('tasks/OwnCaseForm', ownCase, t.editor.badExpected);
