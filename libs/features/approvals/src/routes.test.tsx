import { describe, expect, it } from 'vitest';
import { approvalsRoutes } from './routes';

describe('the routes of approvals', () => {
  it.each(approvalsRoutes)('$path has a title and a screen that loads', async ({ handle, lazy }) => {
    expect(handle).toMatchObject({
      title: expect.stringMatching(/./),
      under: { to: expect.stringMatching(/^\/desk/) },
    });
    expect(typeof lazy === 'function' && (await lazy())).toHaveProperty('Component');
  });
});
