import { describe, expect, it } from 'vitest';
import { beneficiariesRoutes } from './routes';

describe('the routes of beneficiaries', () => {
  it('each have a title and a screen that loads', async () => {
    for (const { handle, lazy } of beneficiariesRoutes) {
      expect(handle).toMatchObject({ title: expect.any(String) });
      expect(typeof lazy === 'function' && (await lazy())).toHaveProperty('Component');
    }
  });
});
