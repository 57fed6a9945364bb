import './site-languages.ts';
import { toContentDocs } from './content/docs.ts';
import { runGenerator } from './generated-files.ts';

runGenerator('content:docs', new Map([['docs/content.md', toContentDocs()]]));
