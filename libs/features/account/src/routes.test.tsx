import { describe, expect, it } from 'vitest';
import { accountRoutes } from './routes';
import { staffSignInRoutes } from './staff-sign-in-routes';

describe('the routes of the account', () => {
  it.each([...accountRoutes, ...staffSignInRoutes])(
    '$path has a title and a screen that loads',
    async ({ handle, lazy }) => {
      expect(handle).toEqual({ title: expect.stringMatching(/./) });
      expect(typeof lazy === 'function' && (await lazy())).toHaveProperty('Component');
    },
  );
});
