import { animals } from './animals.js';

/** One morning in four columns: minutes after nine, length, kind of animal, name, reason. */
const vets = ['Dr Ames', 'Dr Okoro', 'Dr Lind', 'Dr Price'];
const visits = [
	[0, 0, 30, 'dog', 'Bramble', 'Vaccine'],
	[0, 30, 40, 'cat', 'Juno', 'Teeth'],
	[0, 80, 30, 'dog', 'Otto', 'Check-up'],
	[0, 120, 40, 'rabbit', 'Clover', 'Nails'],
	[0, 170, 40, 'dog', 'Pepper', 'Limping'],
	[1, 0, 60, 'dog', 'Moss', 'Knee'],
	[1, 80, 60, 'cat', 'Biscuit', 'Blood test', 'away'],
	[1, 150, 30, 'cat', 'Tom', 'Vaccine'],
	[1, 190, 30, 'bird', 'Kiwi', 'Wing'],
	[2, 10, 30, 'cat', 'Olive', 'Ear'],
	[2, 50, 40, 'dog', 'Duke', 'Skin'],
	[2, 100, 40, 'dog', 'Poppy', 'Weight'],
	[3, 0, 40, 'rabbit', 'Hazel', 'Check-up'],
	[3, 50, 30, 'cat', 'Miso', 'Vaccine'],
	[3, 90, 40, 'dog', 'Rufus', 'Teeth'],
	[3, 140, 50, 'dog', 'Nell', 'Scan'],
];
export const scale = 1.9;

export function toDay({ top = 0, wide = 135, gap = 7, moved = false } = {}) {
	const left = (vet) => vet * (wide + gap);
	const head = vets
		.map((vet, at) => `<h3 style="left:${left(at)}px;width:${wide}px">${vet}</h3>`)
		.join('');
	const hours = [0, 30, 60, 90, 120, 150, 180, 210]
		.map(
			(at) =>
				`<div class="hour" style="top:${top + at * scale}px"><span>${9 + Math.floor(at / 60)}:${at % 60 === 0 ? '00' : '30'}</span></div>`,
		)
		.join('');
	const shown = moved
		? visits.map((visit) => (visit[6] ? [2, 160, ...visit.slice(2, 6)] : visit))
		: visits;
	const blocks = shown
		.map(
			([vet, at, long, kind, name, reason, state = '']) =>
				`<div class="visit ${kind} ${state}" style="left:${left(vet)}px;width:${wide}px;top:${top + at * scale}px;height:${long * scale - 5}px">${toInside(kind, name, reason)}</div>`,
		)
		.join('');
	const places = moved
		? [
				[1, 80, 60],
				[2, 0, 0],
			]
		: [[2, 160, 60]];
	const free = places
		.filter(([, , long]) => long > 0)
		.map(
			([vet, at, long]) =>
				`<div class="free" style="left:${left(vet)}px;width:${wide}px;top:${top + at * scale}px;height:${long * scale - 5}px"></div>`,
		)
		.join('');
	return `${hours}${head}${free}${blocks}`;
}

export function toInside(kind, name, reason) {
	return `<svg width="28" height="28">${animals[kind]}</svg><b>${name}</b><span>${reason}</span>`;
}
