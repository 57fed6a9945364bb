import { login } from '#i18n/messages/login/index.ts';
import { LoginForm } from '#islands/login/LoginForm.tsx';
import { testBlank } from '../test-blank.tsx';

const t = login.en;

testBlank(
	'login/LoginForm',
	<LoginForm hub="/extra" t={t} />,
	`${t.faults.email}. ${t.faults.password}.`,
	`${t.faults.email} ${t.faults.password}`,
);
