import { describe, expect, it } from 'vitest';
import { claimSignInRoutes, claimsRoutes } from './routes';

describe('the routes of claims', () => {
  it('each have a title and a screen that loads', async () => {
    for (const { handle, lazy } of [...claimSignInRoutes, ...claimsRoutes]) {
      expect(handle).toMatchObject({ title: expect.any(String) });
      expect(typeof lazy === 'function' && (await lazy())).toHaveProperty('Component');
    }
  });
});
