import { expect, it } from 'vitest';
import { filesWithMore, showsMore } from './more-than-components';

it('a file with a hook or a value beside its components shows more', () => {
  expect(showsMore('export function useAuth() {}\nexport function AuthProvider() {}')).toBe(true);
  expect(showsMore('export const accountNumber = { Field };')).toBe(true);
  expect(showsMore('export { Field, accountNumber };')).toBe(true);
});

it('a file with components and their types does not', () => {
  expect(showsMore('export interface Props {}\nexport const Field = () => null;\nconst inner = 1;')).toBe(false);
  expect(showsMore('export { Field, type FieldProps };')).toBe(false);
});

it('such files are found wherever screens are written', () => {
  const files = filesWithMore(import.meta.dirname.replace('/.storybook/alone', ''));
  expect(files.some((file) => file.endsWith('/libs/auth/src/auth-provider.tsx'))).toBe(true);
  expect(files.some((file) => file.includes('node_modules'))).toBe(false);
});
