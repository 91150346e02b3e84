import { refuse } from '@portal/contract';
import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { failureWords } from './failure-words';

afterEach(() => onlineManager.setOnline(true));

it('says that there is no network where that is why nothing came back', () => {
  onlineManager.setOnline(false);
  expect(failureWords(refuse('INTERNAL_SERVER_ERROR'))).toMatch(/^There is no network\. What you typed is still here;/);
});

it('leaves what the service said', () => {
  expect(failureWords(refuse('INTERNAL_SERVER_ERROR'))).toBe(refuse('INTERNAL_SERVER_ERROR').message);
  onlineManager.setOnline(false);
  expect(failureWords(refuse('DUPLICATE'))).toBe(refuse('DUPLICATE').message);
});
