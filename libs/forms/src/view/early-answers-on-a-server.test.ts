// @vitest-environment node
import { expect, it } from 'vitest';

it('a form can be drawn where there is no page: on the server, before anybody has it', async () => {
  expect(globalThis).not.toHaveProperty('HTMLInputElement');
  await expect(import('./use-early-answers')).resolves.toHaveProperty('useEarlyAnswers');
});
