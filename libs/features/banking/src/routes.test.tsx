import { describe, expect, it } from 'vitest';
import { bankingRoutes } from './routes';

describe('the routes of banking', () => {
  it('each have a title and a screen that loads', async () => {
    for (const { handle, lazy } of bankingRoutes) {
      expect(handle).toMatchObject({ title: expect.any(String) });
      expect(typeof lazy === 'function' && (await lazy())).toHaveProperty('Component');
    }
  });
});
