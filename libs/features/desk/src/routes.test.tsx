import { describe, expect, it } from 'vitest';
import { deskRoutes } from './routes';

describe('the routes of desk', () => {
  it('each have a title and a screen that loads', async () => {
    for (const { handle, lazy } of deskRoutes) {
      expect(handle).toMatchObject({ title: expect.any(String) });
      expect(typeof lazy === 'function' && (await lazy())).toHaveProperty('Component');
    }
  });
});
