import { z } from 'zod';
import type { Locale } from '#i18n/locales.ts';
import { writtenLocales } from '#schemas/localized.ts';
import { allCollections } from './collections.ts';

/** A JSON schema as zod writes it. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

/**
 * The form in which editors understand a zod schema, and in which it can be looked into.
 *
 * @param isShown whether texts have a field for a language; all languages have one if this is left out
 */
export function toJsonSchema(
	schema: z.ZodType,
	isShown: (locale: string) => boolean = () => true,
): JsonSchema {
	return z.toJSONSchema(schema, {
		io: 'input',
		target: 'draft-07',
		// zod drops the examples of fields that it transforms; ours show what is written, so they hold.
		override: ({ zodSchema, jsonSchema }) => {
			const { examples } = z.globalRegistry.get(zodSchema) ?? {};
			if (Array.isArray(examples)) jsonSchema.examples = examples;
			if (!isPerLanguage(jsonSchema)) return;
			const shown = Object.entries(jsonSchema.properties ?? {}).filter(([name]) => isShown(name));
			jsonSchema.properties = Object.fromEntries(shown);
		},
	});
}

/** Whether a schema is that of a group with one field per language. */
export function isPerLanguage({ properties }: JsonSchema): boolean {
	const names = Object.keys(properties ?? {});
	return names.length > 0 && names.every((name) => writtenLocales.includes(name as Locale));
}

/** A part of a schema, where it is one: neither `true` nor a list of them. */
export function toSchema(value: JsonSchema['items']): JsonSchema | undefined {
	return typeof value === 'object' && !Array.isArray(value) ? value : undefined;
}

/** The schemas for editors, by path from the project folder. */
export function toEditorSchemas(): Map<string, string> {
	return new Map(
		allCollections.flatMap(([, { entity, schema }]) =>
			entity === undefined
				? []
				: [[toSchemaPath(entity), `${JSON.stringify(toJsonSchema(schema), null, '\t')}\n`]],
		),
	);
}

/** Which files each schema is for, as VS Code wants it in `json.schemas`. */
export function toEditorMapping(): { fileMatch: string[]; url: string }[] {
	return allCollections.flatMap(([, { folder, pattern, entity }]) =>
		entity === undefined
			? []
			: {
					fileMatch: [`/src/content/${folder}/${pattern.replace(/\{.*\}/, '*')}`],
					url: `./${toSchemaPath(entity)}`,
				},
	);
}

function toSchemaPath(entity: string): string {
	return `schemas/json/${entity}.json`;
}
