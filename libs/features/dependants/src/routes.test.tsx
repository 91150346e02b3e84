import { describe, expect, it } from 'vitest';
import { dependantsRoutes } from './routes';

describe('the routes of dependants', () => {
  it('each have a title and a screen that loads', async () => {
    for (const { handle, lazy } of dependantsRoutes) {
      expect(handle).toMatchObject({ title: expect.any(String) });
      expect(typeof lazy === 'function' && (await lazy())).toHaveProperty('Component');
    }
  });
});
