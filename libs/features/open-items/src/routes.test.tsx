import { describe, expect, it } from 'vitest';
import { openItemsRoutes } from './routes';

describe('the routes of open items', () => {
  it('each have a title and a screen that loads', async () => {
    for (const { handle, lazy } of openItemsRoutes) {
      expect(handle).toMatchObject({ title: expect.any(String) });
      expect(typeof lazy === 'function' && (await lazy())).toHaveProperty('Component');
    }
  });
});
