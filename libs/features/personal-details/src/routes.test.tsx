import { describe, expect, it } from 'vitest';
import { personalDetailsRoutes } from './routes';

describe('the routes of personal-details', () => {
  it('each have a title and a screen that loads', async () => {
    for (const { handle, lazy } of personalDetailsRoutes) {
      expect(handle).toMatchObject({ title: expect.any(String) });
      expect(typeof lazy === 'function' && (await lazy())).toHaveProperty('Component');
    }
  });
});
