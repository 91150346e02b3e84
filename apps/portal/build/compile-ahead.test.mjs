import { expect, it } from 'vitest';
import { compileAhead } from './compile-ahead.mjs';

const { handler } = compileAhead().generateBundle;
const named = (...names) =>
  Object.fromEntries(names.map((name) => [`${name}.js`, { type: 'chunk', name, code: 'run();' }]));
const drawnFirst = ['index', 'vendor', 'frame', 'sign-in.screen', 'calls', 'signed-in', 'home'];

it('what sign-in and home are drawn with is compiled ahead, and nothing else', () => {
  const bundle = named(...drawnFirst, 'changes');
  handler({}, bundle);
  for (const name of drawnFirst) {
    expect(bundle[`${name}.js`].code, name).toBe('//# allFunctionsCalledOnLoad\nrun();');
  }
  expect(bundle['changes.js'].code).toBe('run();');
});

it('a build fails in which one of those files has another name', () => {
  expect(() => handler({}, named('index', 'vendor'))).toThrow('No file is named frame');
});
