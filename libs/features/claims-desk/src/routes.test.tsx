import { describe, expect, it } from 'vitest';
import { claimsDeskRoutes } from './routes';

describe('the routes of the claims desk', () => {
  it.each(claimsDeskRoutes)('$path has a title and a screen that loads', async ({ handle, lazy }) => {
    expect(handle).toMatchObject({
      title: expect.stringMatching(/./),
      under: { to: expect.stringMatching(/^\/desk/) },
    });
    expect(typeof lazy === 'function' && (await lazy())).toHaveProperty('Component');
  });
});
