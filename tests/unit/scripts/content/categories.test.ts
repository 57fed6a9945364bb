import { testChanges } from '../../../fixtures/content/check.ts';

describe('the content check', () => {
	testChanges('categories');
});
