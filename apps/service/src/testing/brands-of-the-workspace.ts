import { join } from 'node:path';

/** Where the brands of this workspace are. A test runs in a folder of its own. */
export const brandsOfTheWorkspace = join(import.meta.dirname, '../../../../libs/brand/brands');
