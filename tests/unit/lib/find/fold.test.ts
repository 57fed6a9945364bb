import { fold } from '#lib/find/fold.ts';

test.each([
	['Київ', 'Kyiv'],
	['Їжак', 'їжак'],
	['Степоград', 'Stepohrad'],
	['ЗАПОРІЖЖЯ', 'Zaporizhzhia'],
	['Щедрий', 'Shchedryi'],
	['Андрій', 'Andriy'],
	['Андрій', 'Andrii'],
	['España', 'espana'],
	['Formación', 'FORMACION'],
	['и\u0306', 'й'],
	['п’ять', 'пʼять'],
	["зв'язок", 'звязок'],
])('%s and %s are the same', (one, other) => {
	expect(fold(one)).toBe(fold(other));
});

test('letters, digits and the characters of C++ and C# stay, all others go', () => {
	expect(fold('C++ & C#: 24.7 (%)')).toBe('c++c#247');
});
