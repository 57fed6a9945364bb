import { defaultAddresses, listServices, toAddressName } from '#live/service-settings.ts';
import { serveStandIn } from '../tests/stand-in/server.ts';
import { createStandIn } from '../tests/stand-in/stand-in.ts';
import { runDevServer } from './dev/run.ts';

// `npm run dev:offline [-- --port 4321]`: the site against a stand-in for all outside services.
const port = Number(process.env.STAND_IN_PORT ?? 4380);
const server = await serveStandIn(await createStandIn(), port);
console.log(
	`A stand-in for all outside services runs at http://localhost:${port}. You can make them fail there.`,
);

const addresses = listServices().map((id) => [
	toAddressName(id),
	`http://localhost:${port}/${new URL(defaultAddresses[id]).host}`,
]);
process.exitCode = await runDevServer(process.argv.slice(2), {
	...process.env,
	...Object.fromEntries(addresses),
});
server.close();
server.closeAllConnections();
