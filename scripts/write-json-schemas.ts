import './site-languages.ts';
import { toEditorFiles } from './content/editor-files.ts';
import { runGenerator } from './generated-files.ts';

runGenerator('content:schemas', toEditorFiles(process.cwd()));
