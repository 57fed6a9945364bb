import * as v from 'valibot';

/** The address of each outside service, unless `PUBLIC_<NAME>_ADDRESS` is set. Without a trailing slash. */
export const defaultAddresses = {
	/** National Bank of Ukraine, the official rates. */
	nbu: 'https://bank.gov.ua',
	/** The same rates, kept by others. */
	frankfurter: 'https://api.frankfurter.dev',
	coingecko: 'https://api.coingecko.com',
	coinpaprika: 'https://api.coinpaprika.com',
	/** Open-Meteo, the forecast. */
	meteo: 'https://api.open-meteo.com',
	/** Open-Meteo, the places of the world. */
	places: 'https://geocoding-api.open-meteo.com',
	/** Used only with a key. */
	openweather: 'https://api.openweathermap.org',
	/** Lorem Picsum, pictures by seed. */
	picsum: 'https://picsum.photos',
	/** Used only with a key. */
	pixabay: 'https://pixabay.com',
	/** Wikimedia Commons. */
	commons: 'https://commons.wikimedia.org',
} as const satisfies Record<string, string>;

export type ServiceId = keyof typeof defaultAddresses;

/** Keys that may be set as `PUBLIC_<NAME>_KEY`. They are in the pages for everybody to see: a static site has no secrets. */
const keyed = ['openweather', 'coingecko', 'pixabay'] as const satisfies readonly ServiceId[];

type KeyedService = (typeof keyed)[number];

export interface ServiceSettings {
	addresses: Readonly<Record<ServiceId, string>>;
	keys: Readonly<Partial<Record<KeyedService, string>>>;
}

const addressSchema = v.pipe(
	v.string(),
	v.regex(/^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)[:/])[^\s?#]*[^\s?#/]$/),
);
const keySchema = v.pipe(v.string(), v.regex(/^[\w.-]{8,128}$/));

/**
 * Reads the settings from the environment; what is not set, or empty, keeps its default.
 * Throws a sentence that names the variable whose value cannot be right.
 */
export function readServiceSettings(
	environment: Readonly<Record<string, unknown>>,
): ServiceSettings {
	const addresses: Record<ServiceId, string> = { ...defaultAddresses };
	for (const id of listServices()) {
		addresses[id] =
			read(
				environment,
				toAddressName(id),
				addressSchema,
				'an https address without a slash at its end',
			) ?? defaultAddresses[id];
	}
	const keys: Partial<Record<KeyedService, string>> = {};
	for (const id of keyed) {
		const key = read(environment, `PUBLIC_${id.toUpperCase()}_KEY`, keySchema, 'a key');
		if (key !== undefined) keys[id] = key;
	}
	return { addresses, keys };
}

/** @example toAddressName('nbu') // 'PUBLIC_NBU_ADDRESS' */
export function toAddressName(id: ServiceId): string {
	return `PUBLIC_${id.toUpperCase()}_ADDRESS`;
}

export function listServices(): ServiceId[] {
	return Object.keys(defaultAddresses).filter((id): id is ServiceId => id in defaultAddresses);
}

function read(
	environment: Readonly<Record<string, unknown>>,
	name: string,
	schema: v.GenericSchema<string>,
	expected: string,
): string | undefined {
	const value = environment[name];
	if (value === undefined || value === '') return undefined;
	if (!v.is(schema, value))
		throw new Error(`${name} must be ${expected}, but is ${JSON.stringify(value)}.`);
	return value;
}
