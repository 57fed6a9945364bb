import { runDevServer } from './dev/run.ts';

// `npm run dev [-- --port 4321]`: the site while it is edited.
// The preview of `/admin/start` ends with the server that has started it.
process.once('disconnect', () => process.exit());
process.exitCode = await runDevServer(process.argv.slice(2));
