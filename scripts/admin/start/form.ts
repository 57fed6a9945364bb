import type { FormReply, FormStep } from '../../init/form.ts';
import type { FormQuestion, FormSection } from '../../init/form-sections.ts';
import { type Field, makeField } from './field.ts';
import { make } from './make.ts';
import { toTold } from './told.ts';

interface Reply extends FormReply {
	/** The address of the preview. */
	preview?: string;
	/** Whether the server starts again by itself. */
	restarts?: boolean;
}

const admin = location.pathname.replace(/\/start\/?$/, '');
const pauseMs = 800;
/** The server keeps the files of each open page. */
const page = String(Date.now());
const [form, questions, problem, summary, aside, status] = [
	...['form', '.questions', '.problem', '.summary', 'aside', 'aside [role=status]'],
].map((selector) => document.querySelector(selector) as HTMLElement);
let fields: Field[] = [];
let known: FormStep['flags'] = {};
let shown = 0;
let asked = 0;
let next: ReturnType<typeof setTimeout> | undefined;

form?.addEventListener('submit', (event) => {
	event.preventDefault();
	showPlan();
});
questions?.addEventListener('input', () => {
	if (summary) summary.hidden = true;
	clearTimeout(next);
	next = setTimeout(showPreview, pauseMs);
});
questions?.addEventListener('change', ({ target }) => {
	if (!(target instanceof HTMLInputElement)) return;
	if (target.files) sendFile(target);
	else if (target.name === 'languages') askAgain();
});
await askAgain();

/** Sends a step with all answers. The reply refuses answers beside their fields. */
async function take(step: FormStep['step']): Promise<Reply> {
	form?.setAttribute('aria-busy', 'true');
	const flags = Object.fromEntries(
		fields
			.map(({ question: { field }, read }) => [field, read()] as const)
			.filter(([field, answer]) => answer !== '' && answer !== known[field]),
	);
	const response = await fetch(`${admin}/start/answers`, {
		method: 'POST',
		body: JSON.stringify({ page, step, flags }),
	});
	form?.removeAttribute('aria-busy');
	if (response.ok) return response.json();
	return { refused: [{ field: '', sentence: await response.text() }] };
}

/** Asks for the questions in the languages of the answers. What is answered stays. */
async function askAgain() {
	asked += 1;
	const mine = asked;
	const reply = await take('ask');
	// A later question has an answer of its own.
	if (mine !== asked) return;
	if (reply.refused) return showRefused(reply.refused);
	const before = new Map(fields.map(({ question, read }) => [question.field, read()]));
	const old = new Map(fields.map((field) => [field.question.field, field]));
	known = reply.known ?? {};
	const sections = (reply.sections ?? []).map((section) => ({
		section,
		own: section.questions.map(
			(question) => reuse(old.get(question.field), question) ?? makeField(question),
		),
	}));
	fields = sections.flatMap(({ own }) => own);
	for (const { question, write } of fields) {
		const answer = before.get(question.field) || known[question.field];
		if (answer) write(answer);
	}
	const focused = document.activeElement;
	questions?.replaceChildren(...sections.map(({ section, own }) => toElement(section, own)));
	if (focused instanceof HTMLElement) focused.focus();
	showRefused([]);
	const languages = fields.find(({ question }) => question.field === 'languages');
	const [main] = reply.languages ?? [];
	languages?.say(`Languages of the site: ${reply.languages?.join(', ')}. The main one is ${main}.`);
	fields.find(({ question }) => question.field === 'from')?.say(reply.text ?? '');
	showPreview();
}

/** The questions of a section below its title. One that is folded stays open if it was. */
function toElement({ title, hint = '', folded }: FormSection, own: readonly Field[]): HTMLElement {
	const heading = make('h2', { textContent: title });
	const body = [
		...(hint ? [make('p', { textContent: hint })] : []),
		...own.map((it) => it.element),
	];
	if (!folded) return make('section', {}, heading, ...body);
	const open = questions?.querySelector('details')?.open ?? false;
	return make('details', { open }, make('summary', {}, heading), ...body);
}

/** A field whose question is the same stays, with the focus in it. */
function reuse(field: Field | undefined, question: FormQuestion): Field | undefined {
	return field?.question.label === question.label && field.question.required === question.required
		? field
		: undefined;
}

async function sendFile(input: HTMLInputElement) {
	const { name: field, files } = input;
	const file = files?.[0];
	const response = await fetch(
		`${admin}/start/file/${page}/${field}/${encodeURIComponent(file?.name ?? '')}`,
		{ method: 'PUT', body: file ?? '' },
	);
	const sentence = await response.text();
	// The answers of the file before are no longer known.
	await askAgain();
	if (response.ok) return;
	input.value = '';
	showRefused([{ field, sentence }]);
}

async function showPlan() {
	const reply = await take('plan');
	showRefused(reply.refused ?? []);
	if (reply.refused || !summary) return;
	const agree = make('button', { type: 'button', textContent: 'Write these files' });
	agree.addEventListener('click', write);
	const question = 'Is this right? Otherwise change the answers above.';
	summary.replaceChildren(...toTold(reply.text ?? ''), make('p', { textContent: question }), agree);
	summary.hidden = false;
	summary.focus();
}

async function write() {
	clearTimeout(next);
	summary?.replaceChildren(make('p', { textContent: 'The files are being written …' }));
	const reply = await take('write');
	if (reply.refused) return showRefused(reply.refused);
	const waits = reply.restarts
		? 'The site starts again with your content …'
		: 'Stop "npm run dev" and start it again.';
	const line = make('p', { role: 'status', textContent: waits });
	const heading = make('h1', { tabIndex: -1, textContent: 'This site is yours' });
	const told = make('div', {}, heading, line, ...toTold(reply.text ?? ''));
	document.querySelector('main')?.replaceChildren(told);
	heading.focus();
	do await new Promise((resolve) => setTimeout(resolve, 1500));
	while (!(await fetch(`${admin}/config.json`).catch(() => undefined))?.ok);
	line.replaceChildren(
		make('a', { href: admin, textContent: 'Go on in the editor: add your records' }),
	);
}

/** Only when it could be complete: what is refused is said when the author asks for the plan. */
async function showPreview() {
	if (!fields.every(({ question, read }) => !question.required || read())) return;
	if (!aside?.querySelector('iframe'))
		say('The preview is being prepared. The first time, this takes about a minute …');
	const { preview, refused } = await take('show');
	if (!preview) return say(`The preview waits: ${refused?.[0]?.sentence ?? ''}`);
	say('The preview shows your answers. It is a copy: nothing is changed.');
	const address = new URL(preview);
	address.hostname = location.hostname;
	const site = address.href.replace(/\/$/, '');
	frame('Home page', `${site}/`);
	// A document does not follow the content by itself.
	shown += 1;
	frame('CV', `${site}/cv.pdf?${shown}`);
}

/** Shows an address in the frame with a title, unless it does already. */
function frame(title: string, src: string) {
	const frames = [...(aside?.querySelectorAll('iframe') ?? [])];
	const found = frames.find((each) => each.title === title);
	if (found === undefined) aside?.append(make('iframe', { title, src }));
	else if (found.src !== src) found.src = src;
}

function say(sentence: string) {
	if (status) status.textContent = sentence;
}

/** Each sentence beside its field, and all in one announcement. */
function showRefused(refused: NonNullable<Reply['refused']>) {
	for (const field of fields) field.refuse();
	const others = refused.filter(({ field, sentence, offer }) => {
		const own =
			fields.find(
				({ question }) => question.field === field || field.startsWith(`${question.field}[`),
			) ??
			fields.find(({ question }) => question.field === 'contacts' && field.startsWith('contact'));
		own?.refuse(sentence, offer);
		return own === undefined;
	});
	const wrong = fields.filter(({ isRefused }) => isRefused());
	wrong[0]?.focus();
	const names = wrong.map(({ question }) => question.label).join(', ');
	problem?.replaceChildren(
		...(names ? [make('p', { className: 'wrong', textContent: `To be changed: ${names}.` })] : []),
		...others.map(({ sentence }) => make('p', { className: 'wrong', textContent: sentence })),
	);
}
