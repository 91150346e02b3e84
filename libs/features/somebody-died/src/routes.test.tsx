import { describe, expect, it } from 'vitest';
import { somebodyDiedRoutes } from './routes';

describe('the routes of somebody-died', () => {
  it('each have a title and a screen that loads', async () => {
    for (const { handle, lazy } of somebodyDiedRoutes) {
      expect(handle).toMatchObject({ title: expect.any(String) });
      expect(typeof lazy === 'function' && (await lazy())).toHaveProperty('Component');
    }
  });
});
