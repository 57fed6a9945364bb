import { quote } from '#schemas/sentence.ts';

/** Mistakes in content that is not the author's own yet. */
export const leftoverSentences = {
	placeholder: (text: string) => ({
		sentence: `${quote(text)} is a placeholder: a command wrote it because the answer was missing. Replace it.`,
		found: quote(text),
		expected: 'your own answer',
		example: 'see the field in docs/content.md',
	}),
	'sample-text': (text: string, count: number, path: string) => ({
		sentence: `This text is about the invented person of the sample. Write your own, or delete the file. ${toKeep(path)}`,
		found: count === 1 ? quote(text) : `${quote(text)} and ${count - 1} more`,
		expected: 'your own words',
		example: toSetting(path),
	}),
	'sample-picture': (file: string, path: string) => ({
		sentence: `The file "${file}" is a picture or a document of the sample. Use your own, or delete it. ${toKeep(path)}`,
		found: quote(file),
		expected: 'a file of your own',
		example: toSetting(path),
	}),
	'sample-link': (address: string, path: string) => ({
		sentence: `The address ${quote(address)} leads nowhere: example.com is reserved for samples. Write your own address, or delete the field. ${toKeep(path)}`,
		found: quote(address),
		expected: 'an address that exists',
		example: toSetting(path),
	}),
};

function toKeep(path: string): string {
	return `To keep it on purpose, add "${path}" to "keep" in site.json.`;
}

function toSetting(path: string): string {
	return `"keep": ["${path}"]`;
}
