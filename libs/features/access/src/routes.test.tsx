import { describe, expect, it } from 'vitest';
import { auditRoutes } from './audit-routes';
import { accessRoutes } from './routes';

describe('the routes of access', () => {
  it.each([...accessRoutes, ...auditRoutes])('$path has a title and a screen that loads', async ({ handle, lazy }) => {
    expect(handle).toMatchObject({ title: expect.stringMatching(/./), under: { to: expect.stringMatching(/^\//) } });
    expect(typeof lazy === 'function' && (await lazy())).toHaveProperty('Component');
  });
});
