import { describe, expect, it } from 'vitest';
import { requestsRoutes } from './routes';

describe('the routes of requests', () => {
  it('each have a title and a screen that loads', async () => {
    for (const { handle, lazy } of requestsRoutes) {
      expect(handle).toMatchObject({ title: expect.any(String) });
      expect(typeof lazy === 'function' && (await lazy())).toHaveProperty('Component');
    }
  });
});
