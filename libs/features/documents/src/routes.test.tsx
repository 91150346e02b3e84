import { describe, expect, it } from 'vitest';
import { certificateRoutes, documentsRoutes } from './routes';

describe('the routes of documents', () => {
  it('each have a title and a screen that loads', async () => {
    for (const { handle, lazy } of [...documentsRoutes, ...certificateRoutes]) {
      expect(handle).toMatchObject({ title: expect.any(String) });
      expect(typeof lazy === 'function' && (await lazy())).toHaveProperty('Component');
    }
  });
});
