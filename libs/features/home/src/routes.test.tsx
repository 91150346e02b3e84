import { describe, expect, it } from 'vitest';
import { confirmationRoutes } from './confirmation-routes';
import { homeRoutes } from './routes';

describe('the routes of home', () => {
  it.each([...homeRoutes, ...confirmationRoutes])(
    '$path has a title and a screen that loads',
    async ({ handle, lazy }) => {
      expect(handle).toEqual({ title: expect.stringMatching(/./) });
      expect(typeof lazy === 'function' && (await lazy())).toHaveProperty('Component');
    },
  );
});
