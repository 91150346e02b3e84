import { describe, expect, it } from 'vitest';
import { parseAst } from 'vite';
import { partsOf } from './parts-of-module.mjs';

const where = { addressOf: (part) => `part:${part}`, sourceOf: (name) => `/node_modules/${name}` };
const partsIn = (code) => partsOf(code, parseAst(code), where);

describe('a library taken apart', () => {
  it('gives each function a part that imports what it needs', () => {
    const parts = partsIn(`import * as React from "react";
      function one() { return React.useRef(two); }
      function two() {}
      export { one, two as zwei };`);
    expect(parts.get('one')).toContain('import * as React from "/node_modules/react";');
    expect(parts.get('one')).toContain('import { two } from "part:two";');
    expect(parts.get('two')).not.toContain('import');
    expect(parts.get('')).toBe('export { one as one } from "part:one";\nexport { two as zwei } from "part:two";');
  });

  it('does not take the name of a property for a variable', () => {
    const parts = partsIn('function one(of) { return { two: of.two }; } function two() {} export { one, two };');
    expect(parts.get('one')).not.toContain('import');
  });

  it('keeps what assigns a variable with it, and what names something with that', () => {
    const parts = partsIn(`var count = 0; function next() { count++; } var Link = () => next();
      Link.displayName = "Link"; export { Link };`);
    expect(parts.get('count')).toContain('function next()');
    expect(parts.get('Link')).toContain('Link.displayName = "Link"');
    expect(parts.get('Link')).toContain('import { next } from "part:count";');
  });
});
