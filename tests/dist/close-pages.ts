import { closePages } from './page.ts';

// The tests of a built site share one process and what they import.
afterAll(closePages);
