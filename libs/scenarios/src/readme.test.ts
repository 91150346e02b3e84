import { expect, it } from 'vitest';
import readme from '../README.md?raw';
import { signInOf } from './scenario';
import { scenario, scenarios } from './scenarios';

it.each(Object.keys(scenarios))('the table of the README tells of %s', (name) => {
  const told = scenario(name);
  const row = readme.split('\n').find((line) => line.startsWith(`| \`${name}\``)) ?? '';
  expect(row.split('|').map((cell) => cell.trim())).toEqual(['', `\`${name}\``, told.title, signInOf(told), '']);
});
