import { runDevServer } from './dev/run.ts';

// `npm run dev [-- --port 4321]`: the site while it is edited.
process.exitCode = await runDevServer(process.argv.slice(2));
