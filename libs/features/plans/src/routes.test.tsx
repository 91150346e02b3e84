import { describe, expect, it } from 'vitest';
import { plansRoutes } from './routes';

describe('the routes of plans', () => {
  it('each have a title and a screen that loads', async () => {
    for (const { handle, lazy } of plansRoutes) {
      expect(handle).toMatchObject({ title: expect.any(String) });
      expect(typeof lazy === 'function' && (await lazy())).toHaveProperty('Component');
    }
  });
});
