import { testChanges } from '../../../fixtures/content/check.ts';

testChanges('fields');
