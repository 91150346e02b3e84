// Each of the 24 icons of the specification (docs/specification.md#s2) is drawn somewhere in the product, and no other is.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { root } from './lib/workspace.mjs';

const named =
  `person, warning, check, info, notification, people, card, document, payment, view, edit, delete, close, chevron-down,
arrow-left, arrow-right, email, phone, plus, search, spinner, slow-spinner, download, copy`.split(/,\s+/);
const component = (name) => name.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase()) + 'Icon';

/** Sources that people see on their screens: no stories, tests, specimens or the drawings themselves. */
const isShown = (file) => !/\.(stories|test)\.|[\\/](testing|icons|foundations)[\\/]|form-catalogue/.test(file);
const sources = execFileSync('git', ['ls-files', 'libs/*.tsx', 'apps/portal/src/*.tsx'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && isShown(file))
  .map((file) => ({ file, code: readFileSync(join(root, file), 'utf8') }));

/** Where an icon is drawn: as an element, or chosen among others by name. */
const usesOf = (icon) =>
  sources.filter(({ code }) => new RegExp(`<${icon}\\b|[:?=] ${icon}\\b`).test(code)).map(({ file }) => file);

describe('the icons of the specification', () => {
  for (const name of named) {
    it(`${name} is drawn where it helps`, (test) => {
      const files = usesOf(component(name));
      test.diagnostic(files.join(' '));
      assert.notEqual(files.length, 0, `${component(name)} stands in no screen`);
    });
  }
  it('are all that there are', () => {
    const drawn = execFileSync('git', ['ls-files', 'libs/ui-kit/src/icons/*-icon.tsx'], {
      cwd: root,
      encoding: 'utf8',
    });
    const names = [...drawn.matchAll(/([\w-]+)-icon\.tsx/g)].map(([, name]) => name);
    assert.deepEqual(names.sort(), [...named].sort());
  });
});
