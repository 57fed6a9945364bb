/** The tasks in the order of their hub; each is the last part of an address below `/extra/tasks`. */
export const taskIds = ['palindrome', 'fizzbuzz', 'anagram', 'findvowels', 'fibonacci'] as const;
export type TaskId = (typeof taskIds)[number];

/** The function a solution of each task has to define. */
export const functionNames = {
	palindrome: 'isPalindrome',
	fizzbuzz: 'fizzbuzz',
	anagram: 'areAnagrams',
	findvowels: 'countVowels',
	fibonacci: 'fibonacci',
} as const satisfies Record<TaskId, string>;

/** How many values it is called with, and of what kind. */
export const parameters = {
	palindrome: ['text'],
	fizzbuzz: ['number'],
	anagram: ['text', 'text'],
	findvowels: ['text'],
	fibonacci: ['number'],
} as const satisfies Record<TaskId, readonly ('text' | 'number')[]>;

/** What a task is called in the names of its files and component. */
export const fileNames = {
	palindrome: 'Palindrome',
	fizzbuzz: 'FizzBuzz',
	anagram: 'Anagram',
	findvowels: 'FindVowels',
	fibonacci: 'Fibonacci',
} as const satisfies Record<TaskId, string>;

export const languages = ['JS', 'Vue'] as const;
export type Language = (typeof languages)[number];

/** @example toPdfPath('palindrome', 'JS') // '/assets/tasks/Palindrome-JS.pdf' */
export function toPdfPath(task: TaskId, language: Language): string {
	return `/assets/tasks/${fileNames[task]}-${language}.pdf`;
}
