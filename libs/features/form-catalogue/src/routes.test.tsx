import { describe, expect, it } from 'vitest';
import { formCatalogueRoutes } from './routes';

describe('the routes of form-catalogue', () => {
  it('each have a title and a screen that loads', async () => {
    for (const { handle, lazy } of formCatalogueRoutes) {
      expect(handle).toMatchObject({ title: expect.any(String) });
      expect(typeof lazy === 'function' && (await lazy())).toHaveProperty('Component');
    }
  });
});
