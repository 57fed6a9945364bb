import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { refuse } from '../../scripts/serve/local-guard.ts';
import { type Fault, faults } from './faults.ts';
import { type StandIn, toHeaders } from './stand-in.ts';

/** Serves every host of the stand-in under `/<host>`; `/` is a page where faults are switched on and off. */
export function serveStandIn(standIn: StandIn, port: number): Promise<Server> {
	const active = new Map<string, Fault>();

	function answer(request: IncomingMessage, response: ServerResponse) {
		if (refuse(request, response, { forLocalSites: true })) return;
		const url = new URL(request.url ?? '/', 'http://localhost');
		if (url.pathname === '/') {
			const fault = faults.find((name) => name === url.searchParams.get('fault'));
			const service = url.searchParams.get('service') ?? undefined;
			if (service) {
				standIn.misbehave(fault, service);
				if (fault) active.set(service, fault);
				else active.delete(service);
			}
			response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
			return response.end(printSwitches(standIn, active));
		}
		const [, host, ...path] = url.pathname.split('/');
		const played = standIn.play(new URL(`https://${host}/${path.join('/')}${url.search}`));
		if (!played) return response.writeHead(404).end('No such service.');
		if (played === 'silent') return;
		if (played === 'blocked') return request.socket.destroy();
		if (request.method === 'OPTIONS') {
			return response
				.writeHead(204, { ...toHeaders(played), 'Access-Control-Allow-Headers': '*' })
				.end();
		}
		return response.writeHead(played.status, toHeaders(played)).end(played.body);
	}

	const server = createServer(answer);
	return new Promise((resolve, reject) => {
		server.once('error', reject);
		server.listen(port, 'localhost', () => resolve(server));
	});
}

function printSwitches({ services }: StandIn, active: ReadonlyMap<string, Fault>): string {
	const forms = services.map(({ name, hosts }) => {
		const options = ['', ...faults].map(
			(fault) =>
				`<option value="${fault}"${active.get(name) === fault ? ' selected' : ''}>${fault || 'well'}</option>`,
		);
		return `<form><input type=hidden name=service value="${name}"><label>${name} (${hosts.join(', ')}) <select name=fault>${options.join('')}</select></label> <button>Set</button></form>`;
	});
	return `<!doctype html><meta charset=utf-8><title>Stand-in</title><h1>What goes wrong?</h1>${forms.join('')}`;
}
