import type { MediaQuery } from '#live/services/media.ts';
import { asFetch } from '../../../stand-in/as-fetch.ts';
import { faults } from '../../../stand-in/faults.ts';
import { createStandIn, type StandIn } from '../../../stand-in/stand-in.ts';
import { fakeTimeout } from '../../fake-timeout.ts';
import { reasonOf } from '../../outside-world.ts';

const dayMs = 24 * 3_600_000;
const key = '0123456789-abcdef';
let standIn: StandIn;

beforeEach(async () => {
	vi.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00Z'), toFake: ['Date'] });
	standIn = await createStandIn();
	vi.stubGlobal('fetch', asFetch(standIn));
	vi.stubGlobal('navigator', { onLine: true });
});

describe('without a key', () => {
	test('photos come from Wikimedia Commons, whose HTML becomes text', async () => {
		const found = await find({ theme: 'лисиця' });
		expect(found).toMatchObject({ state: 'live', source: 'commons' });
		if (found.state !== 'live') return;
		expect(found.data.items.map(({ id }) => id).slice(0, 2)).toEqual([
			'commons.1000',
			'commons.1001',
		]);
		expect(found.data.items[0]).toMatchObject({
			alt: 'лисиця 1',
			url: 'https://upload.wikimedia.org/wikipedia/commons/a/ab/%D0%BB%D0%B8%D1%81%D0%B8%D1%86%D1%8F_1.jpg',
			author: { name: 'Олена Зразок' },
			licence: { name: 'CC BY-SA 4.0', url: 'https://creativecommons.org/licenses/by-sa/4.0' },
		});
		expect(found.data.items[1]?.alt).toBe('лисиця & more, no. 2');
	});

	test('videos come from Wikimedia Commons, no higher than 720 lines', async () => {
		const found = await find({ theme: 'sea', kind: 'video', quantity: 20 });
		expect(found).toMatchObject({ state: 'live', source: 'commons', data: { more: false } });
		expect('data' in found && found.data.items[0]).toMatchObject({
			kind: 'video',
			url: 'https://upload.wikimedia.org/wikipedia/commons/transcoded/sea_1.480p.webm',
			thumbnail: 'https://upload.wikimedia.org/wikipedia/commons/thumb/a/ab/sea_1/640px.jpg',
		});
	});

	test('Pixabay receives no request', async () => {
		await find();
		await find({ theme: 'nothing' });
		expect(asked('pixabay')).toEqual([]);
	});
});

describe('with a key', () => {
	beforeEach(() => vi.stubEnv('PUBLIC_PIXABAY_KEY', key));

	test('photos come from Pixabay: thumbnail webformatURL, alt the tags', async () => {
		const found = await find({ locale: 'es' });
		expect(found).toMatchObject({ state: 'live', source: 'pixabay' });
		expect('data' in found && found.data.items[0]).toEqual({
			id: 'pixabay.5000',
			kind: 'photo',
			url: 'https://pixabay.com/get/0_1280.jpg',
			thumbnail: 'https://pixabay.com/get/0_640.jpg',
			width: 640,
			height: 427,
			alt: 'fox, nature, 1',
			page: 'https://pixabay.com/photos/0/',
			author: { name: 'user1' },
		});
		const { searchParams } = new URL(asked('pixabay')[0] ?? '');
		expect(Object.fromEntries(searchParams)).toEqual({
			key,
			q: 'fox',
			image_type: 'photo',
			per_page: '6',
			page: '1',
			safesearch: 'true',
			lang: 'es',
		});
	});

	test('it refuses fewer than three, so that three are requested and the rest is dropped', async () => {
		const found = await find({ quantity: 1 });
		expect('data' in found && found.data.items).toHaveLength(1);
		expect(asked('pixabay')[0]).toContain('per_page=3');
	});

	test('a video is the large one, or the medium one where the large one is missing', async () => {
		const found = await find({ theme: 'sea', kind: 'video' });
		expect('data' in found && found.data.items.slice(0, 2).map(({ url }) => url)).toEqual([
			'https://cdn.pixabay.com/video/0_medium.mp4',
			'https://cdn.pixabay.com/video/1_large.mp4',
		]);
	});

	test('a key that is refused leads to the source that needs none', async () => {
		vi.stubEnv('PUBLIC_PIXABAY_KEY', 'wrong-key-0123');
		expect(await find()).toMatchObject({ state: 'live', source: 'commons' });
		standIn.misbehave('blocked', 'commons');
		// The visitor waits for the one that needs no key.
		expect(await find({ theme: 'sea' })).toMatchObject({ state: 'failed', reason: 'unreachable' });
	});
});

test.each([
	// A file that is hidden, one that is missing, and one without words about it: `getInfo` in
	// `includes/api/ApiQueryImageInfo.php` of wikimedia/mediawiki.
	['commons', 'imageinfo', { filehidden: true }, 5],
	['commons', 'imageinfo', { filemissing: true, descriptionurl: 'https://example.org' }, 5],
	['commons', 'videoinfo', { filehidden: true }, 5],
	['commons', 'extmetadata', [], 6],
	['pixabay', 'hits', { id: 1, webformatURL: null }, 5],
	['pixabay', 'hits', { id: 1, videos: {} }, 5],
] as const)('in %s, one odd row in %s costs no other: %o', async (service, list, odd, left) => {
	const kind = list === 'videoinfo' || 'videos' in odd ? 'video' : 'photo';
	if (service === 'pixabay') vi.stubEnv('PUBLIC_PIXABAY_KEY', key);
	const right = asFetch(standIn);
	const spoil = { imageinfo: [odd], videoinfo: [odd], extmetadata: odd, hits: odd };
	vi.stubGlobal('fetch', async (...given: Parameters<typeof fetch>) => {
		let spoilt = false;
		const body = JSON.stringify(await (await right(...given)).json(), (name, value) => {
			if (spoilt || name !== list) return value;
			spoilt = true;
			return name === 'hits' ? [spoil.hits, ...value.slice(1)] : spoil[list];
		});
		return new Response(body);
	});
	const found = await find({ kind });
	expect(found).toMatchObject({ state: 'live', source: service });
	expect('data' in found && found.data.items.length).toBe(left);
});

test('an answer is kept for 24 hours', async () => {
	vi.resetModules();
	const { findMedia } = await import('#tools/pixabay/find.ts');
	const ask = () => findMedia(query(), new AbortController().signal);
	await ask();
	vi.setSystemTime(Date.now() + dayMs - 1);
	await ask();
	expect(standIn.requests).toHaveLength(1);
	vi.setSystemTime(Date.now() + 1);
	await ask();
	expect(standIn.requests).toHaveLength(2);
});

test('an unknown theme is reported as not found', async () => {
	expect(await find({ theme: 'nothing on earth' })).toMatchObject({
		state: 'failed',
		reason: 'not-found',
	});
});

test.each(faults)(
	'with %s everywhere the reason is given, and the service is asked no more than twice',
	async (fault) => {
		standIn.misbehave(fault);
		const reason = reasonOf[fault] ?? 'bad-answer';
		expect(await findInTime()).toMatchObject({ state: 'failed', reason });
		expect(asked('commons').length).toBeLessThanOrEqual(2);
	},
);

function query(wanted: Partial<MediaQuery> = {}): MediaQuery {
	return { theme: 'fox', kind: 'photo', quantity: 6, page: 1, locale: 'en', ...wanted };
}

/** As a page that has just been opened. */
async function find(wanted: Partial<MediaQuery> = {}) {
	vi.resetModules();
	const { findMedia } = await import('#tools/pixabay/find.ts');
	return findMedia(query(wanted), new AbortController().signal);
}

/** The same, with a clock that runs ahead to where a service is given up. */
async function findInTime() {
	vi.useFakeTimers({ now: Date.now() });
	fakeTimeout();
	const found = find();
	await vi.advanceTimersByTimeAsync(60_000);
	return found;
}

function asked(service: string): string[] {
	return standIn.requests.filter((each) => each.service === service).map(({ url }) => url);
}
