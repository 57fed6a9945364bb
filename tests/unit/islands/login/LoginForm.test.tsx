import { act, render, screen } from '@testing-library/react';
import { login as messages } from '#i18n/messages/login/index.ts';
import { LoginForm } from '#islands/login/LoginForm.tsx';
import { forgetVisitor } from '#stores/visitor.ts';
import { clickText } from '../page.ts';

const t = messages.en;

afterEach(() => {
	forgetVisitor();
});

test('where nothing can be stored the page shows a message and stays', () => {
	const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
	vi.stubGlobal('localStorage', {
		getItem: () => {
			throw new DOMException('', 'SecurityError');
		},
	});
	render(<LoginForm hub="/extra" t={t} />);
	submit('olena@example.com', 'secret');
	expect(assign).not.toHaveBeenCalled();
	screen.getByText(t.notKept);
});

test('a page that is left takes no password along', () => {
	render(<LoginForm hub="/extra" t={t} />);
	const password = screen.getByLabelText<HTMLInputElement>(t.password);
	password.value = 'secret';
	act(() => {
		dispatchEvent(new Event('pagehide'));
	});
	expect(password.value).toBe('');
});

function submit(email: string, password: string) {
	screen.getByLabelText<HTMLInputElement>(t.email).value = email;
	screen.getByLabelText<HTMLInputElement>(t.password).value = password;
	clickText(t.submit);
}
