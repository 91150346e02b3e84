import { describe, expect, it } from 'vitest';
import { openPaymentsRoutes, paymentsRoutes } from './routes';

describe('the routes of payments', () => {
  it.each([...paymentsRoutes, ...openPaymentsRoutes])(
    '$path has a title and a screen that loads',
    async ({ handle, lazy }) => {
      expect(handle).toMatchObject({ title: expect.any(String) });
      expect(typeof lazy === 'function' && (await lazy())).toHaveProperty('Component');
    },
  );

  it('are open to a visitor only where somebody comes back from paying', () => {
    expect(openPaymentsRoutes.map(({ path }) => path)).toEqual(['/payments/payat']);
  });
});
