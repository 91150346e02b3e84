import { describe, expect, it } from 'vitest';
import { policiesRoutes } from './routes';

describe('the routes of policies', () => {
  it.each(policiesRoutes)('$path has a title and a screen that loads', async ({ handle, lazy }) => {
    expect(handle).toMatchObject({ title: expect.stringMatching(/./) });
    expect(typeof lazy === 'function' && (await lazy())).toHaveProperty('Component');
  });
});
