import './site-languages.ts';
import { toDeployFiles } from './deploy/files.ts';
import { runGenerator } from './generated-files.ts';

runGenerator('deploy:files', toDeployFiles());
