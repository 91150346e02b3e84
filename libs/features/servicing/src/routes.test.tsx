import { describe, expect, it } from 'vitest';
import { servicingRoutes } from './routes';

describe('the routes of servicing', () => {
  it('each have a title and a screen that loads', async () => {
    for (const { handle, lazy } of servicingRoutes) {
      expect(handle).toMatchObject({ title: expect.any(String) });
      expect(typeof lazy === 'function' && (await lazy())).toHaveProperty('Component');
    }
  });
});
